import ReactiveCore

extension ObservableType {
  /// Subscribes, and disposes the subscription, on `scheduler`.
  ///
  /// Elements are not moved: they come on the thread that sends them. To have them on a scheduler use `observe(on:)`.
  ///
  /// - Parameter scheduler: Where the source is subscribed to, and where it is disposed, also after a stop event.
  /// - Returns: The same events. If it is disposed before the scheduler gets to it, the source is never subscribed.
  ///   Implements Rx `subscribe(on:)`.
  // Not for a trailing closure: with more than one candidate for it, chains of arithmetic take seconds to type-check.
  @_disfavoredOverload
  @inlinable
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Observable(asObservable().source.subscribe(on: scheduler.engine))
  }

  /// The former name of `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }
}
