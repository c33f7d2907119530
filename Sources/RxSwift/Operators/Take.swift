import ReactiveCore

extension ObservableType {
  /// Passes the first `count` elements, then completes.
  ///
  ///     --1--2--3--4--|
  ///     take(2)
  ///     --1--(2|)
  ///
  /// - Parameter count: How many. With 0 the sequence completes at once and the source is not subscribed; a negative count traps.
  /// - Returns: The elements. Completes right after the last one, and disposes the source. Implements Rx `take`.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    Observable(asObservable().source.take(count))
  }
}
