extension PrimitiveSequence {
  /// Delivers on `scheduler`.
  ///
  /// - Parameter scheduler: Where the events are delivered.
  /// - Returns: The same events. Implements Rx `observe(on:)`.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes, and disposes the subscription, on `scheduler`.
  ///
  /// - Parameter scheduler: Where the source is subscribed and disposed. Events are not moved.
  /// - Returns: The same events. Implements Rx `subscribe(on:)`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Delivers the element and completion later. An error is not delayed.
  ///
  /// - Parameters:
  ///   - dueTime: How much later.
  ///   - scheduler: What has the clock, and where is delivered.
  /// - Returns: The same events. Implements Rx `delay`.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source later.
  ///
  /// - Parameters:
  ///   - dueTime: How much later.
  ///   - scheduler: What has the clock, and where is subscribed.
  /// - Returns: The same events. Implements Rx `delaySubscription`.
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Fails if the source is too slow.
  ///
  /// - Parameters:
  ///   - dueTime: The most time from the subscription to the outcome.
  ///   - scheduler: What has the clock, and where the error is sent.
  /// - Returns: The same events, or `RxError.timeout` and disposal of the source. Implements Rx `timeout`.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Switches to another sequence if the source is too slow.
  ///
  /// - Parameters:
  ///   - dueTime: The most time from the subscription to the outcome.
  ///   - other: Subscribed when the source is late; the source is disposed then.
  ///   - scheduler: What has the clock, and where `other` is subscribed.
  /// - Returns: The events of the source, or those of `other`. Implements Rx `timeout`.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }

  /// The old name of `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    observe(on: scheduler)
  }

  /// The old name of `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Sends 0 later, then completes.
  ///
  /// - Parameters:
  ///   - dueTime: How much later.
  ///   - scheduler: What has the clock, and where is delivered.
  /// - Returns: The sequence. Implements Rx `timer`.
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .timer(dueTime, scheduler: scheduler))
  }
}
