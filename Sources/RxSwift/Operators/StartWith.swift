import ReactiveCore

extension ObservableType {
  /// Sends some elements before those of the source.
  ///
  ///     ----3--4--|
  ///     startWith(1, 2)
  ///     (12)3--4--|
  ///
  /// - Parameter elements: Sent in order at subscription, before the source is subscribed. Of several `startWith` the last
  ///   one in the chain comes first.
  /// - Returns: These elements, then those of the source. Ends with the source. Implements Rx `startWith`.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    Observable(asObservable().source.startWith(elements))
  }
}
