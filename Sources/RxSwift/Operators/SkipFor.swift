import ReactiveCore

extension ObservableType {
  /// Drops elements for some time, and passes all the others.
  ///
  ///     --1--2--3--4--|
  ///     skip(duration)
  ///     --------3--4--|
  ///
  /// - Parameters:
  ///   - duration: How long. The timer starts before the source is subscribed.
  ///   - scheduler: What has the clock. Elements come on the thread that sends them.
  /// - Returns: The elements after that time. A stop event passes at any time. Implements Rx `skip(_:scheduler:)`.
  @inlinable
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable(asObservable().source.skip(for: duration.nanoseconds, on: scheduler.engine))
  }
}
