import ReactiveCore

extension Signal {
  /// Holds values back while a property is true, and delivers the newest when it turns false.
  ///
  /// - Parameters:
  ///   - shouldThrottle: When to hold values back. It isn't kept alive; when it ends, its last value counts.
  ///   - scheduler: Where events are delivered. An event that comes before it got to the one before takes its place.
  /// - Returns: Some of the values. An end is scheduled at once, and the value that waits then is dropped. Holds one value.
  public func throttle<P: PropertyProtocol>(
    while shouldThrottle: P, on scheduler: any Scheduler
  ) -> Signal<Value, Error> where P.Value == Bool {
    .fed(by: source.throttling(while: shouldThrottle.producer, on: scheduler))
  }
}

extension SignalProducer {
  /// Holds values back while a property is true, and delivers the newest when it turns false.
  ///
  /// - Parameters:
  ///   - shouldThrottle: When to hold values back. It isn't kept alive; when it ends, its last value counts.
  ///   - scheduler: Where events are delivered. An event that comes before it got to the one before takes its place.
  /// - Returns: Some of the values. An end is scheduled at once, and the value that waits then is dropped. Holds one value.
  public func throttle<P: PropertyProtocol>(
    while shouldThrottle: P, on scheduler: any Scheduler
  ) -> SignalProducer<Value, Error> where P.Value == Bool {
    SignalProducer(source: source.throttling(while: shouldThrottle.producer, on: scheduler))
  }
}

extension Source {
  fileprivate func throttling(
    while shouldThrottle: SignalProducer<Bool, Never>, on scheduler: any Scheduler
  ) -> Source {
    .departing(on: scheduler.engine) { [run] departure in
      let holding = Holding(departure)
      departure.upstream.add(shouldThrottle.startWithValues(holding.setThrottled))
      run(Sink(next: holding.receive, end: holding.end), departure.upstream)
    }
  }
}

/// The value that is held back, and the event that is scheduled.
private final class Holding<Value, Error: Swift.Error>: @unchecked Sendable {  // `state` is locked, the rest immutable
  private struct State {
    var isThrottled = false
    var hasEnded = false
    var waiting: Value?
  }

  private let departure: Departure<Value, Error>
  private let appointment = Appointment()
  private let state = Locked(State())

  init(_ departure: Departure<Value, Error>) {
    self.departure = departure
    departure.upstream.add(Teardown { [weak self] in self?.stop() })
  }

  func setThrottled(_ isThrottled: Bool) {
    let value = state.locked { state in
      state.isThrottled = isThrottled
      return isThrottled ? nil : state.waiting.take()
    }
    if let value { schedule(value) }
  }

  func receive(_ value: Value) {
    let (isThrottled, displaced) = state.locked { state in
      (state.isThrottled, state.isThrottled ? exchange(&state.waiting, value) : nil)
    }
    _ = displaced
    if !isThrottled { schedule(value) }
  }

  private func schedule(_ value: Value) {
    appointment.make { departure.schedule { self.departure.next(value) } }
  }

  func end(_ termination: Termination<Error>) {
    _ = state.locked { $0.waiting.take() }
    appointment.make { departure.schedule { self.departure.end(termination) } }
  }

  private func stop() {
    appointment.dispose()
    _ = state.locked { $0.waiting.take() }
  }
}
