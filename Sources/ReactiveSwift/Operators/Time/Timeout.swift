import Foundation
import ReactiveCore

extension Signal {
  /// Fails if the signal has not ended in time.
  ///
  ///     --1--2--3--4--|
  ///     timeout(after: 10)
  ///     --1--2--3-X
  ///
  /// - Parameters:
  ///   - interval: How many seconds from now, not negative. Values don't change that.
  ///   - error: The failure.
  ///   - scheduler: Where the failure is delivered. Everything else is delivered where it comes from.
  /// - Returns: The same events, up to then.
  public func timeout(
    after interval: TimeInterval, raising error: Error, on scheduler: any DateScheduler
  ) -> Signal<Value, Error> {
    .fed(by: source.timingOut(after: interval, raising: error, on: scheduler))
  }
}

extension Signal where Error == Never {
  /// Fails if the signal has not ended in time; see the other form.
  public func timeout<NewError: Swift.Error>(
    after interval: TimeInterval, raising error: NewError, on scheduler: any DateScheduler
  ) -> Signal<Value, NewError> {
    promoteError(NewError.self).timeout(after: interval, raising: error, on: scheduler)
  }
}

extension SignalProducer {
  /// Fails if a run has not ended in time.
  ///
  ///     --1--2--3--4--|
  ///     timeout(after: 10)
  ///     --1--2--3-X
  ///
  /// - Parameters:
  ///   - interval: How many seconds from the start, not negative. Values don't change that.
  ///   - error: The failure.
  ///   - scheduler: Where the failure is delivered. Everything else is delivered where it comes from.
  /// - Returns: The same events, up to then.
  public func timeout(
    after interval: TimeInterval, raising error: Error, on scheduler: any DateScheduler
  ) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.timingOut(after: interval, raising: error, on: scheduler))
  }
}

extension SignalProducer where Error == Never {
  /// Fails if a run has not ended in time; see the other form.
  public func timeout<NewError: Swift.Error>(
    after interval: TimeInterval, raising error: NewError, on scheduler: any DateScheduler
  ) -> SignalProducer<Value, NewError> {
    promoteError(NewError.self).timeout(after: interval, raising: error, on: scheduler)
  }
}

extension Source {
  /// Unlike the engine's `timeout`, only an end stops the clock.
  fileprivate func timingOut(
    after interval: TimeInterval, raising failure: Failure, on scheduler: any DateScheduler
  ) -> Source {
    precondition(interval >= 0, "timeout(after:raising:on:) takes an interval that is not negative.")
    let (engine, interval) = (scheduler.engine(), Int64(saturatingSeconds: interval))
    return .immediate { [run] sink, scope in
      let upstream = Scope()
      let outlet = Outlet(into: Listener(sink), upstream: upstream)
      scope.add(outlet)
      upstream.add(engine.schedule(after: interval) { outlet.end(.failed(failure)) })
      if !upstream.isEnded { run(outlet.sink, upstream) }
    }
  }
}
