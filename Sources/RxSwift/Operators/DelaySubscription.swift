import ReactiveCore

extension ObservableType {
  /// Subscribes later, on `scheduler`.
  ///
  /// - Parameters:
  ///   - dueTime: How much later.
  ///   - scheduler: What has the clock, and where is subscribed.
  /// - Returns: The events of the source. If it is disposed before that time, the source is never subscribed.
  ///   Implements Rx `delaySubscription`.
  @inlinable
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable(asObservable().source.delaySubscription(dueTime.nanoseconds, on: scheduler.engine))
  }
}
