extension ObservableType {
  /// Subscribes to a sequence that doesn't fail for each element, and passes on its elements until the next element comes; then
  /// it is disposed first.
  ///
  ///     --a-----b-----------|
  ///     flatMapLatest { x in --x1--x2--| }
  ///     ----a1----b1--b2----|
  ///
  /// - Parameter selector: Called once per element, on the thread that sends it. It shouldn't throw.
  /// - Returns: The elements of the latest inner sequence. Completes when the source and the latest inner sequence have. The
  ///   source shouldn't fail: its error is passed on, though the result has the type of a sequence without. Implements Rx
  ///   `flatMapLatest`.
  @inlinable
  public func flatMapLatest<Source: InfallibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Infallible<Source.Element> {
    let latest: Observable<Source.Element> = flatMapLatest(selector)
    return Infallible(raw: latest)
  }
}
