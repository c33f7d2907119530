import ReactiveCore

extension ObservableType {
  /// Passes the last `count` elements, when the source completes.
  ///
  ///     --1--2--3--|
  ///     takeLast(2)
  ///     -----------(23|)
  ///
  /// - Parameter count: How many; a negative count traps.
  /// - Returns: The elements, or only the error if the source fails. Holds up to `count` elements. Implements Rx `takeLast`.
  @inlinable
  public func takeLast(_ count: Int) -> Observable<Element> {
    Observable(asObservable().source.takeLast(count))
  }
}
