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
    SingleElementObservable(element)
  }

  /// One element, then completion, on `scheduler`.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Where element and completion are sent, each by a piece of work of its own.
  /// - Returns: The sequence. Implements Rx `just` with a scheduler.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable(.sequence(CollectionOfOne(element), on: scheduler))
  }
}
