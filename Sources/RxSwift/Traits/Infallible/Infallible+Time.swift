extension InfallibleType {
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
  ///   Holds one element. Implements Rx `debounce`.
  @inlinable
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: asObservable().debounce(dueTime, scheduler: scheduler))
  }

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
  ///   - latest: Whether the newest of the elements that came meanwhile is delivered when the time is over. A completion waits
  ///     for that.
  ///   - scheduler: What has the clock, and where such elements are delivered. The others come on the thread that sends them.
  /// - Returns: The elements that pass. Holds one element. Implements Rx `throttle`.
  @inlinable
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }
}
