import Foundation
import ReactiveCore

extension SignalProducer {
  /// Starts the producer again when it fails, each time after some time.
  ///
  ///     --1--X        --1--2--|
  ///     retry
  ///     --1--------------1--2--|
  ///
  /// - Parameters:
  ///   - count: How often it is started again at most in one run, not negative.
  ///   - interval: How many seconds after a failure, not negative.
  ///   - scheduler: Where it is started again.
  /// - Returns: The values of all attempts. The last failure is passed on without waiting. Attempts follow each other, none is
  ///   inside another: stack and memory stay as for one.
  public func retry(
    upTo count: Int, interval: TimeInterval, on scheduler: any DateScheduler
  ) -> SignalProducer<Value, Error> {
    precondition(count >= 0, "retry(upTo:interval:on:): the count must not be negative.")
    precondition(interval >= 0, "retry(upTo:interval:on:) takes an interval that is not negative.")
    guard count > 0 else { return self }
    let (engine, interval) = (scheduler.engine(), Int64(saturatingSeconds: interval))
    let run = source.run
    return SignalProducer(
      guarding: .immediate { sink, scope in
        Attempts(run, upTo: count, sink, until: scope) { engine.schedule(after: interval, $0) }.start()
      })
  }
}

/// The attempts of one run. They follow each other, so `left` and `pause` are only used by one at a time.
private final class Attempts<Value, Error: Swift.Error>: @unchecked Sendable {  // as described above
  private let run: Source<Value, Error>.Run
  private let sink: Sink<Value, Error>
  private let scope: Scope
  private let wait: (@escaping () -> Void) -> any ReactiveCore.Disposable
  private let appointment = Appointment()
  private var left: Int

  init(
    _ run: @escaping Source<Value, Error>.Run, upTo count: Int, _ sink: Sink<Value, Error>, until scope: Scope,
    wait: @escaping (@escaping () -> Void) -> any ReactiveCore.Disposable
  ) {
    self.run = run
    self.sink = sink
    self.scope = scope
    self.wait = wait
    left = count
    scope.add(appointment)
  }

  func start() {
    let attempt = scope.makeChild()
    run(
      sink.ending { termination in
        guard case .failed = termination, self.left > 0 else { return self.sink.end(termination) }
        self.left -= 1
        self.scope.end(attempt)
        self.appointment.make { self.wait { if !self.scope.isEnded { self.start() } } }
      }, attempt)
  }
}
