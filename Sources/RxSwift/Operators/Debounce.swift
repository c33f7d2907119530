import ReactiveCore

extension ObservableType {
  /// Delivers an element when some time has passed without another one: what a search field wants.
  ///
  ///     --1-2-3------4--|
  ///     debounce
  ///     ----------3-----(4|)
  ///
  /// For a steady rate, with the first element at once, use `throttle`.
  ///
  /// - Parameters:
  ///   - dueTime: The time without another element.
  ///   - scheduler: What has the clock, and where elements are delivered.
  /// - Returns: The elements that were followed by silence, and the last one before completion, on the thread that completes.
  ///   An error drops the element that waits. Holds one element. Implements Rx `debounce`.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    Observable(asObservable().source.debounce(dueTime.nanoseconds, on: scheduler.engine))
  }
}
