extension InfallibleType {
  /// Sends an element before those of the source.
  ///
  ///     ----3--4--|
  ///     startWith(1)
  ///     1---3--4--|
  ///
  /// - Parameter element: Sent at subscription, before the source is subscribed. Of several `startWith` the last one in the chain
  ///   comes first.
  /// - Returns: This element, then those of the source. Ends with the source. Implements Rx `startWith`.
  @inlinable
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().startWith(element))
  }
}
