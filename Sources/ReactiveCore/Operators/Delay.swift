extension Source {
  /// Delivers each element, and the completion, when `delay` nanoseconds have passed since it came.
  ///
  ///     --1--2--3--|
  ///     delay
  ///     ----1--2--3--|
  ///
  /// A failure is passed on at once, and drops what waits. The source is ended at its own end. Events that are due together are
  /// separate pieces of work, but one on a serial queue. Holds what waits, without a limit. Implements Rx `delay`.
  @inlinable
  public func delay(_ delay: Int64, on scheduler: any TimeScheduler) -> Source {
    Source { [run] sink, scope in
      let delaying = Delaying(sink, until: scope, by: delay, on: scheduler)
      let source = scope.makeChild()
      run(
        Sink(
          next: { delaying.enqueue(.next($0)) },
          end: { termination in
            delaying.sourceEnded(termination)
            scope.end(source)
          }), source)
    }
  }
}

/// The events on their way. One piece of scheduled work stands for the first of them.
@usableFromInline
final class Delaying<Element, Failure: Error>: Serializer<Element, Failure>,
  @unchecked Sendable  // `lock` guards `waiting` and `isScheduled`
{
  @usableFromInline let delay: Int64
  @usableFromInline let scheduler: any TimeScheduler
  @usableFromInline let appointment = Appointment()
  /// A scheduler that runs work at once would deepen the stack with each event.
  @usableFromInline let loop = Loop()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var waiting = RingBuffer<
    (due: Int64, signal: Signal<Element, Failure>)
  >()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isScheduled = false

  @inlinable init(
    _ output: Sink<Element, Failure>, until scope: Scope, by delay: Int64, on scheduler: any TimeScheduler
  ) {
    self.delay = max(delay, 0)
    self.scheduler = BlockingWatch.watched(scheduler)
    super.init(output, until: scope)
    scope.add(appointment)
  }

  @inlinable func enqueue(_ signal: Signal<Element, Failure>) {
    if scope.isEnded { return }
    let (due, overflow) = scheduler.now.addingReportingOverflow(delay)
    let wasScheduled = lock.locked {
      waiting.append((overflow ? .max : due, signal))
      return exchange(&isScheduled, true)
    }
    if !wasScheduled { schedule(after: delay) }
  }

  @inlinable func sourceEnded(_ termination: Termination<Failure>) {
    if case .completed = termination { return enqueue(.end(termination)) }
    let dropped = lock.locked { exchange(&waiting, RingBuffer()) }
    end(termination)
    _ = dropped
  }

  @inlinable func schedule(after delay: Int64) {
    appointment.make { scheduler.schedule(after: delay) { self.run() } }
  }

  /// Delivers the first event, whatever the clock says, since clocks and timers differ in how they round.
  @inlinable func run() {
    let limit = scheduler.isSerialQueue ? scheduler.now : .min
    var item = lock.locked { waiting.popFirst() }
    while let (_, signal) = item, !scope.isEnded {
      switch signal {
      case .next(let element): next(element)
      case .end(let termination): end(termination)
      }
      item = lock.locked { waiting.first.map { $0.due <= limit } == true ? waiting.popFirst() : nil }
    }
    if !scope.isEnded { loop.request(scheduleFirst) }
  }

  @inlinable func scheduleFirst() {
    let due = lock.locked {
      isScheduled = !waiting.isEmpty
      return waiting.first?.due
    }
    if let due { schedule(after: max(0, due &- scheduler.now)) }
  }
}
