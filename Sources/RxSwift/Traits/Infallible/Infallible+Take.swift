extension InfallibleType {
  /// Passes the first `count` elements, then completes.
  ///
  ///     --1--2--3--4--|
  ///     take(2)
  ///     --1--(2|)
  ///
  /// - Parameter count: How many. With 0 the sequence completes at once and the source is not subscribed; a negative count traps.
  /// - Returns: The elements. Completes right after the last one, and disposes the source. Implements Rx `take`.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(raw: asObservable().take(count))
  }

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
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(raw: asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Passes elements until `other` sends one.
  ///
  ///     --1--2--3--4--|
  ///     ---------x----|
  ///     take(until:)
  ///     --1--2--3|
  ///
  /// - Parameter other: Subscribed first. Its first element completes the sequence, its completion changes nothing.
  /// - Returns: The elements before that. Implements Rx `takeUntil`.
  @inlinable
  public func take(until other: some InfallibleType) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: other.asObservable()))
  }

  /// Passes elements until `other` sends one.
  ///
  /// - Parameter other: Subscribed first. Its first element completes the sequence, its completion changes nothing. It shouldn't
  ///   fail.
  /// - Returns: The elements before that. Implements Rx `takeUntil`.
  @inlinable
  public func take(until other: some ObservableType) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: other))
  }

  /// Passes elements until `predicate` is true, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(until: { $0 == 3 })
  ///     --1--2--|
  ///
  /// - Parameters:
  ///   - predicate: Called once per element, on the thread that sends it, until it returns true. It shouldn't throw.
  ///   - behavior: Whether the element that ends the sequence is passed on too.
  /// - Returns: The elements. Ends with the source or earlier, and then disposes it. Implements Rx `take(until:behavior:)`.
  @inlinable
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().take(until: predicate, behavior: behavior))
  }

  /// Passes elements for as long as `predicate` is true, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(while: { $0 < 3 })
  ///     --1--2--|
  ///
  /// - Parameters:
  ///   - predicate: Called once per element, on the thread that sends it, until it returns false. It shouldn't throw.
  ///   - behavior: Whether the element that ends the sequence is passed on too.
  /// - Returns: The elements. Ends with the source or earlier, and then disposes it. Implements Rx `take(while:)`.
  @inlinable
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().take(while: predicate, behavior: behavior))
  }
}
