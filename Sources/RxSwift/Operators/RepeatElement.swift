import ReactiveCore

extension ObservableType {
  /// One element, again and again.
  ///
  ///     (1111111...
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Where it is sent, each time by a piece of work of its own. Unless told otherwise it is sent on the subscribing
  ///     thread, as soon as the chain is connected, in turns with other sequences there.
  /// - Returns: A sequence that ends only by disposal, which may come from within: `take(3)` ends it. Implements Rx
  ///   `repeatElement`.
  @inlinable
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    Observable(.sequence(Swift.repeatElement(element, count: .max), on: scheduler))
  }
}
