import Foundation
import ReactiveCore

extension Signal {
  /// Delivers each value, and the completion, when some time has passed since it came.
  ///
  ///     --1--2--3--|
  ///     delay
  ///     ----1--2--3--|
  ///
  /// - Parameters:
  ///   - interval: How many seconds, not negative.
  ///   - scheduler: Where events are delivered.
  /// - Returns: The same events. A failure or interruption is scheduled at once, and what waits then is dropped. Holds what
  ///   waits, without a limit.
  public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Signal<Value, Error> {
    .fed(by: source.delaying(interval, on: scheduler))
  }
}

extension SignalProducer {
  /// Delivers each value, and the completion, when some time has passed since it came.
  ///
  ///     --1--2--3--|
  ///     delay
  ///     ----1--2--3--|
  ///
  /// - Parameters:
  ///   - interval: How many seconds, not negative.
  ///   - scheduler: Where events are delivered.
  /// - Returns: The same events. A failure or interruption is scheduled at once, and what waits then is dropped. Holds what
  ///   waits, without a limit.
  public func delay(_ interval: TimeInterval, on scheduler: any DateScheduler) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.delaying(interval, on: scheduler))
  }
}

extension Source {
  /// Unlike the engine's `delay`, a failure is scheduled too, and each event has an action of its own, which a test can see the
  /// order of.
  fileprivate func delaying(_ interval: TimeInterval, on scheduler: any DateScheduler) -> Source {
    precondition(interval >= 0, "delay(_:on:) takes an interval that is not negative.")
    let (engine, delay) = (scheduler.engine(), Int64(saturatingSeconds: interval))
    return .departing(on: engine) { [run] departure in
      let later = { (action: @escaping () -> Void) in _ = engine.schedule(after: delay, action) }
      run(
        Sink(
          next: { value in departure.enqueue(.next(value), later) },
          end: { termination in
            if case .completed = termination {
              departure.enqueue(.end(termination), later)
            } else {
              departure.scheduleEnd(termination)
            }
          }), departure.upstream)
    }
  }
}
