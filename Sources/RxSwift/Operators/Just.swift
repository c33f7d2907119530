import ReactiveCore

extension ObservableType {
  /// One element, then completion, at once.
  ///
  ///     (1|)
  ///
  /// - Parameter element: The element.
  /// - Returns: A sequence that sends on the subscribing thread, before `subscribe` returns. Implements Rx `just`.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> {
    Observable(.just(element))
  }
}
