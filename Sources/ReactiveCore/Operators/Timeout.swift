extension Source {
  /// Passes elements for as long as they come within `limit` nanoseconds of each other, the first one counted from the start of
  /// the run; then ends the source and runs `other` instead.
  ///
  ///     --1--2-----------|
  ///     timeout(other: --9--|)
  ///     --1--2------9--|
  ///
  /// The timer starts before the source, and again when an element has been delivered. Implements Rx `timeout`,
  /// ReactiveSwift `timeout(after:)`.
  @inlinable
  public func timeout(_ limit: Int64, other: Source, on scheduler: any TimeScheduler) -> Source {
    Source { [run] sink, scope in
      let source = scope.makeChild()
      let watch = Watch(limit: limit, until: scope, on: scheduler) {
        if scope.isEnded { return }
        other.start(into: sink, until: scope)
        scope.end(source)
      }
      watch.start()
      run(
        Sink(
          next: { element in
            guard watch.stop() else { return }
            sink.next(element)
            watch.start()
          },
          end: { termination in if watch.stop() { sink.end(termination) } }),
        source)
    }
  }
}

/// A timer that is stopped and started again. When it has run out, it can't be stopped any more.
@usableFromInline
final class Watch: @unchecked Sendable {  // `lock` guards the variables
  private let limit: Int64
  private let scheduler: any TimeScheduler
  private let appointment = Appointment()
  private let ranOut: () -> Void
  private let lock = Lock()
  private var hasRunOut = false
  /// Changes when the watch is stopped, so that a timer of before has no effect.
  private var number = 0

  @usableFromInline init(
    limit: Int64, until scope: Scope, on scheduler: any TimeScheduler, ranOut: @escaping () -> Void
  ) {
    self.limit = limit
    self.scheduler = scheduler
    self.ranOut = ranOut
    scope.add(appointment)
  }

  @usableFromInline func start() {
    let number = lock.locked { self.number }
    appointment.make { scheduler.schedule(after: limit) { self.runOut(number) } }
  }

  /// Returns false if the watch has run out.
  @usableFromInline func stop() -> Bool {
    lock.locked {
      number += 1
      return !hasRunOut
    }
  }

  private func runOut(_ number: Int) {
    let isDue = lock.locked {
      hasRunOut = hasRunOut || number == self.number
      return number == self.number
    }
    if isDue { ranOut() }
  }
}
