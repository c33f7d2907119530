import ReactiveCore

extension ObservableType {
  /// Pairs each element with its index.
  ///
  ///     --a-----b-----|
  ///     --(0,a)-(1,b)-|
  ///
  /// - Returns: The pairs, counted from 0 for each subscription. Ends with the source. Implements Rx `enumerated`.
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    Observable<(index: Int, element: Element)>(asObservable().source.enumerated())
  }
}
