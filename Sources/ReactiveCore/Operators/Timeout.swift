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
      let watch = Watch(Alarm(after: limit, on: scheduler), until: scope) {
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

/// An alarm that is stopped and started again. When it has rung, it can't be stopped any more.
@usableFromInline
final class Watch: AlarmOwner, @unchecked Sendable {  // `lock` guards the variables
  private let alarm: Alarm
  private let ring: () -> Void
  private let lock = Lock()
  private var hasRung = false
  /// Changes when the watch is stopped, so that an alarm of before has no effect.
  private var number = 0

  @usableFromInline init(_ alarm: Alarm, until scope: Scope, ring: @escaping () -> Void) {
    self.alarm = alarm
    self.ring = ring
    scope.add(alarm)
  }

  @usableFromInline func start() {
    alarm.set(lock.locked { number }, for: self)
  }

  /// Returns false if the watch has rung.
  @usableFromInline func stop() -> Bool {
    lock.locked {
      number += 1
      return !hasRung
    }
  }

  @usableFromInline func timeIsUp(_ number: Int) {
    let isDue = lock.locked {
      hasRung = hasRung || number == self.number
      return number == self.number
    }
    if isDue { ring() }
  }
}
