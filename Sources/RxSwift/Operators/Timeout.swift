import ReactiveCore

extension ObservableType {
  /// Fails if an element is too late.
  ///
  ///     --1--2-----------|
  ///     timeout
  ///     --1--2------x
  ///
  /// - Parameters:
  ///   - dueTime: The most time from the subscription to the first element, and from the delivery of one to the next event.
  ///   - scheduler: What has the clock, and where the error is sent.
  /// - Returns: The same events, but `RxError.timeout` and disposal of the source if one is late. Implements Rx `timeout`.
  @inlinable
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable<Element>(.end(.failed(RxError.timeout))), scheduler: scheduler)
  }

  /// Switches to another sequence if an element is too late.
  ///
  ///     --1--2-----------|
  ///     timeout(other: --9--|)
  ///     --1--2--------9--|
  ///
  /// - Parameters:
  ///   - dueTime: The most time from the subscription to the first element, and from the delivery of one to the next event.
  ///   - other: Subscribed when an element is late; the source is disposed then. It has all the time it wants.
  ///   - scheduler: What has the clock, and where `other` is subscribed.
  /// - Returns: The events of this sequence, then those of `other`. Implements Rx `timeout`.
  @inlinable
  public func timeout<Source: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    Observable(
      asObservable().source.timeout(dueTime.nanoseconds, other: other.asObservable().source, on: scheduler.engine))
  }
}
