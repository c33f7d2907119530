extension Source {
  /// Repeats a step until it returns false or the run ends, taking turns with other sequences on this thread.
  ///
  /// - Parameter makeStep: Called for each run, with where the steps deliver to.
  @inlinable
  static func stepping(_ makeStep: @escaping (Sink<Element, Failure>) -> () -> Bool) -> Source {
    Source { sink, scope in
      let trampoline = Trampoline.current
      let step = makeStep(sink)
      func takeTurn() {
        while !scope.isEnded {
          guard step() else { return }
          if !trampoline.isIdle { return trampoline.enqueue(takeTurn) }
        }
      }
      trampoline.enqueue(takeTurn)
    }
  }

  /// Repeats a step until it returns false or the run ends. Each step is a piece of work of its own for `scheduler`.
  ///
  /// - Parameter makeStep: Called for each run, with where the steps deliver to.
  @inlinable
  static func stepping(
    on scheduler: any ImmediateScheduler, _ makeStep: @escaping (Sink<Element, Failure>) -> () -> Bool
  ) -> Source {
    Source { sink, scope in ScheduledSteps(on: scheduler, until: scope, makeStep(sink)).start() }
  }
}

/// Work that is scheduled again and again.
@usableFromInline
final class ScheduledSteps: @unchecked Sendable {  // immutable; one step schedules the next, so they never overlap
  private let scheduler: any ImmediateScheduler
  private let scope: Scope
  private let step: () -> Bool
  private let appointment = Appointment()
  /// A scheduler that runs work at once would deepen the stack with each step.
  private let loop = Loop()

  @usableFromInline init(on scheduler: any ImmediateScheduler, until scope: Scope, _ step: @escaping () -> Bool) {
    self.scheduler = BlockingWatch.watched(scheduler)
    self.scope = scope
    self.step = step
  }

  @usableFromInline func start() {
    scope.add(appointment)
    scheduleStep()
  }

  private func scheduleStep() {
    appointment.make { scheduler.schedule { self.run() } }
  }

  private func run() {
    guard !scope.isEnded, step(), !scope.isEnded else { return }
    loop.request(scheduleStep)
  }
}
