import ReactiveCore

extension ObservableType {
  /// Passes the only element as soon as it comes.
  ///
  ///     --1------|
  ///     --1------|
  ///
  /// - Returns: The element. Fails with `RxError.moreThanOneElement` at a second one, and with `RxError.noElements` if the
  ///   source completes without any. Implements Rx `single`.
  @inlinable
  public func single() -> Observable<Element> {
    Observable(
      asObservable().source.single(ifNone: .failed(RxError.noElements), ifMore: .failed(RxError.moreThanOneElement)))
  }

  /// Passes the only element for which `predicate` is true, as soon as it comes.
  ///
  /// - Parameter predicate: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The element. Fails with `RxError.moreThanOneElement` at a second match, and with `RxError.noElements` if the
  ///   source completes without any. Implements Rx `single`.
  @inlinable
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    filter(predicate).single()
  }
}
