import ReactiveCore

extension ObservableType {
  /// Passes elements for some time, then completes.
  ///
  ///     --1--2--3--4--|
  ///     take(for:)
  ///     --1--2--3|
  ///
  /// - Parameters:
  ///   - duration: How long. The timer starts before the source is subscribed.
  ///   - scheduler: What has the clock, and where the completion is sent.
  /// - Returns: The elements that come in time. Implements Rx `take(for:)`.
  @inlinable
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable(asObservable().source.take(for: duration.nanoseconds, on: scheduler.engine))
  }

  /// The former name of `take(for:scheduler:)`.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  @inlinable
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }
}
