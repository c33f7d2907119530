import ReactiveCore

extension ObservableType {
  /// Delivers an element at once, and then at most one in some time.
  ///
  ///     --1-2-3-4-----5-|
  ///     throttle(latest: true)
  ///     --1-----4-----5-|
  ///     throttle(latest: false)
  ///     --1-----------5-|
  ///
  /// To deliver only when the source is silent, use `debounce`.
  ///
  /// - Parameters:
  ///   - dueTime: The least time between two elements, from when one has been delivered. With zero all pass.
  ///   - latest: Whether the newest of the elements that came meanwhile is delivered when the time is over. A completion waits for
  ///     that.
  ///   - scheduler: What has the clock, and where such elements are delivered. The others come on the thread that sends them.
  /// - Returns: The elements that pass. An error drops the element that waits. Holds one element. Implements Rx `throttle`.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Observable(asObservable().source.throttle(dueTime.nanoseconds, latest: latest, on: scheduler.engine))
  }
}
