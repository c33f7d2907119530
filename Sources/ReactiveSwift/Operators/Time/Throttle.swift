import Foundation
import ReactiveCore

extension Signal {
  /// Delivers a value as soon as the scheduler gets to it, and then at most one in each interval: always the newest.
  ///
  ///     --1-2-3-4-----5-|
  ///     throttle
  ///     --1-----4-----5-|
  ///
  /// - Parameters:
  ///   - interval: How many seconds lie between two values at least, not negative.
  ///   - scheduler: Where events are delivered.
  /// - Returns: Some of the values. An end is scheduled at once, and the value that waits then is dropped. Holds one value.
  public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal<Value, Error> {
    .fed(by: source.throttling(interval, on: scheduler))
  }
}

extension SignalProducer {
  /// Delivers a value as soon as the scheduler gets to it, and then at most one in each interval: always the newest.
  ///
  ///     --1-2-3-4-----5-|
  ///     throttle
  ///     --1-----4-----5-|
  ///
  /// - Parameters:
  ///   - interval: How many seconds lie between two values at least, not negative.
  ///   - scheduler: Where events are delivered.
  /// - Returns: Some of the values. An end is scheduled at once, and the value that waits then is dropped. Holds one value.
  public func throttle(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.throttling(interval, on: scheduler))
  }
}

extension Source {
  /// Unlike the engine's `throttle`, it counts from when a value was due, schedules the first one too, and drops what waits at
  /// completion.
  fileprivate func throttling(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
    precondition(interval >= 0, "throttle(_:on:) takes an interval that is not negative.")
    let (engine, interval) = (scheduler.engine(), Int64(saturatingSeconds: interval))
    return .departing(on: engine) { [run] departure in
      let throttling = Throttling(departure, every: interval, on: engine)
      run(Sink(next: throttling.receive, end: departure.scheduleEnd), departure.upstream)
    }
  }
}

/// The value that waits for the end of the interval.
private final class Throttling<Value, Error: Swift.Error>: @unchecked Sendable {  // `state` is locked, the rest immutable
  private struct State {
    var waiting: Value?
    /// When the value before was due.
    var previous: Int64?
  }

  private let departure: Departure<Value, Error>
  private let interval: Int64
  private let scheduler: any TimeScheduler
  private let appointment = Appointment()
  private let state = Locked(State())

  init(_ departure: Departure<Value, Error>, every interval: Int64, on scheduler: any TimeScheduler) {
    self.departure = departure
    self.interval = interval
    self.scheduler = scheduler
    departure.upstream.add(Teardown { [weak self] in self?.stop() })
  }

  func receive(_ value: Value) {
    let now = scheduler.now
    let (due, displaced) = state.locked { state in
      var due = now
      // A clock that was set back has no interval to wait for.
      if let previous = state.previous, previous <= now { due = max(now, previous.addingSaturated(interval)) }
      return (due, exchange(&state.waiting, value))
    }
    _ = displaced
    appointment.make {
      due > now ? scheduler.schedule(after: due - now) { self.send(due) } : scheduler.schedule { self.send(due) }
    }
  }

  private func send(_ due: Int64) {
    let value = state.locked { state in
      if state.waiting != nil { state.previous = due }
      return state.waiting.take()
    }
    if let value { departure.next(value) }
  }

  private func stop() {
    appointment.dispose()
    _ = state.locked { $0.waiting.take() }
  }
}

extension Int64 {
  fileprivate func addingSaturated(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
