import ReactiveCore

extension ObservableType {
  /// Delivers elements and completion later, on `scheduler`.
  ///
  ///     --1--2--3--|
  ///     delay
  ///     ----1--2--3--|
  ///
  /// - Parameters:
  ///   - dueTime: How much later.
  ///   - scheduler: What has the clock, and where is delivered.
  /// - Returns: The same events in the same order. An error is passed on at once, on the thread that sends it, and drops what
  ///   waits; so does disposal. Holds what waits, without a limit. Implements Rx `delay`.
  @inlinable
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable(asObservable().source.delay(dueTime.nanoseconds, on: scheduler.engine))
  }
}
