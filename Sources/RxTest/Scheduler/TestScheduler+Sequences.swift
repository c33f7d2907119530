import RxSwift

extension TestScheduler {
  /// A sequence that sends the given events at the given times, to whoever is subscribed then.
  ///
  ///     scheduler.createHotObservable([.next(210, "a"), .completed(250)])
  ///
  /// It does not stop at a stop event, so that a test can check what an operator makes of a faulty source.
  ///
  /// - Parameter events: The events with absolute times. Those before the current time are sent as soon as the scheduler runs.
  /// - Returns: The sequence, which records its subscriptions.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    let subscribers = HotSubscribers<Element>()
    for event in events {
      scheduleAt(event.time) { subscribers.send(event.value) }
    }
    return TestableObservable(scheduler: self, recordedEvents: events, attach: subscribers.add)
  }

  /// A sequence that sends the given events to each subscriber, counted from the time at which it subscribes.
  ///
  ///     scheduler.createColdObservable([.next(10, "a"), .completed(50)])
  ///
  /// It does not stop at a stop event, so that a test can check what an operator makes of a faulty source.
  ///
  /// - Parameter events: The events with relative times; at 0 the event comes within the time unit of the subscription.
  /// - Returns: The sequence, which records its subscriptions.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    TestableObservable(scheduler: self, recordedEvents: events) { [unowned self] observer in
      let gate = BooleanDisposable()
      for event in events {
        countAction()
        _ = scheduleRelativeVirtual((), dueTime: event.time) {
          if !gate.isDisposed { observer.on(event.value) }
          return Disposables.create()
        }
      }
      return gate
    }
  }
}
