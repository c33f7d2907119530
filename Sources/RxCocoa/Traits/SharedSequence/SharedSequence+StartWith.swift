import RxSwift

extension SharedSequenceConvertibleType {
  /// Sends an element before those of the source.
  ///
  ///     ----3--4--|
  ///     startWith(1)
  ///     1---3--4--|
  ///
  /// - Parameter element: Sent when a run starts, before the source is subscribed. Of several `startWith` the last one in the chain
  ///   comes first.
  /// - Returns: This element, then those of the source, shared. Ends with the source. Implements Rx `startWith`.
  @inlinable
  public func startWith(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().startWith(element))
  }
}
