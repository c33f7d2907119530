import ReactiveCore

extension ObservableType {
  /// Passes the element at `index`, then completes.
  ///
  ///     --a--b--c--|
  ///     element(at: 1)
  ///     -----(b|)
  ///
  /// - Parameter index: Counted from 0; a negative one traps.
  /// - Returns: The element. Fails with `RxError.argumentOutOfRange` if the source completes earlier.
  ///   Implements Rx `element(at:)`.
  @inlinable
  public func element(at index: Int) -> Observable<Element> {
    Observable(asObservable().source.element(at: index, orElse: .failed(RxError.argumentOutOfRange)))
  }

  /// The old name of `element(at:)`.
  @available(*, deprecated, renamed: "element(at:)")
  @inlinable
  public func elementAt(_ index: Int) -> Observable<Element> {
    element(at: index)
  }
}
