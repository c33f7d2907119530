import ReactiveCore

extension ObservableType {
  /// Subscribes to a sequence for each element, and passes on the elements of all of them as they come.
  ///
  ///     --a-----b-----------|
  ///     flatMap { x in --x1--x2--| }
  ///     ----a1--a2-b1--b2---|
  ///
  /// - Parameter selector: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The elements of all inner sequences, delivered one after the other. Completes when the source and all inner
  ///   sequences have; fails with the first failure, and disposes all the others. Implements Rx `flatMap`.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Observable<Source.Element>(
      asObservable().source.flatMap { element throws(any Swift.Error) in try selector(element).asObservable().source })
  }
}
