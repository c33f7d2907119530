import Foundation
import ReactiveCore

extension Signal {
  /// Delivers a value when some time has passed without another one.
  ///
  ///     --1-2-3------4--|
  ///     debounce
  ///     ----------3-----|
  ///
  /// - Parameters:
  ///   - interval: How many seconds, not negative.
  ///   - scheduler: Where events are delivered.
  ///   - discardWhenCompleted: Whether completion drops the value that waits. Otherwise that is delivered when its time has
  ///     passed, and then the completion.
  /// - Returns: Some of the values. A failure or interruption is scheduled at once, and drops the value that waits. Holds one
  ///   value.
  public func debounce(
    _ interval: TimeInterval, on scheduler: any DateScheduler, discardWhenCompleted: Bool = true
  ) -> Signal<Value, Error> {
    .fed(by: source.debouncing(interval, on: scheduler, discardsAtEnd: discardWhenCompleted))
  }
}

extension SignalProducer {
  /// Delivers a value when some time has passed without another one.
  ///
  ///     --1-2-3------4--|
  ///     debounce
  ///     ----------3-----|
  ///
  /// - Parameters:
  ///   - interval: How many seconds, not negative.
  ///   - scheduler: Where events are delivered.
  ///   - discardWhenCompleted: Whether completion drops the value that waits. Otherwise that is delivered when its time has
  ///     passed, and then the completion.
  /// - Returns: Some of the values. A failure or interruption is scheduled at once, and drops the value that waits. Holds one
  ///   value.
  public func debounce(
    _ interval: TimeInterval, on scheduler: any DateScheduler, discardWhenCompleted: Bool = true
  ) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.debouncing(interval, on: scheduler, discardsAtEnd: discardWhenCompleted))
  }
}

extension Source {
  /// Unlike the engine's `debounce`, ends are scheduled too, and completion drops what waits or comes after it.
  fileprivate func debouncing(_ interval: TimeInterval, on scheduler: any DateScheduler, discardsAtEnd: Bool) -> Source {
    precondition(interval >= 0, "debounce(_:on:) takes an interval that is not negative.")
    let (engine, interval) = (scheduler.engine(), Int64(saturatingSeconds: interval))
    return .departing(on: engine) { [run] departure in
      let debouncing = Debouncing(departure, for: interval, on: engine)
      run(
        Sink(
          next: debouncing.receive,
          end: { termination in
            if case .completed = termination, !discardsAtEnd { debouncing.complete() } else { debouncing.end(termination) }
          }), departure.upstream)
    }
  }
}

/// The value that waits for silence.
private final class Debouncing<Value, Error: Swift.Error>: @unchecked Sendable {  // `state` is locked, the rest immutable
  private struct State {
    var waiting: Value?
    var isCompleted = false
  }

  private let departure: Departure<Value, Error>
  private let interval: Int64
  private let scheduler: any TimeScheduler
  private let appointment = Appointment()
  private let state = Locked(State())

  init(_ departure: Departure<Value, Error>, for interval: Int64, on scheduler: any TimeScheduler) {
    self.departure = departure
    self.interval = interval
    self.scheduler = scheduler
    departure.upstream.add(Teardown { [weak self] in self?.stop() })
  }

  func receive(_ value: Value) {
    _ = state.locked { exchange(&$0.waiting, value) }
    appointment.make { scheduler.schedule(after: interval, send) }
  }

  private func send() {
    let (value, isCompleted) = state.locked { ($0.waiting.take(), $0.isCompleted) }
    if let value { departure.next(value) }
    if isCompleted { departure.scheduleEnd(.completed) }
  }

  /// The value that waits comes first.
  func complete() {
    let isWaiting = state.locked { state in
      state.isCompleted = true
      return state.waiting != nil
    }
    if !isWaiting { departure.scheduleEnd(.completed) }
  }

  func end(_ termination: Termination<Error>) {
    stop()
    departure.scheduleEnd(termination)
  }

  private func stop() {
    appointment.dispose()
    _ = state.locked { $0.waiting.take() }
  }
}
