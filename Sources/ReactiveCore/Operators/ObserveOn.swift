extension Source {
  /// Delivers on `scheduler`, in order, and never two events at a time even if the scheduler runs several actions at once.
  ///
  /// On a serial queue one piece of work delivers all that is waiting when it starts; otherwise each event has its own. The
  /// source is ended at its own end, and what was not delivered is dropped when the run ends. Holds what was not delivered yet,
  /// without a limit. Implements Rx `observe(on:)`, ReactiveSwift `observe(on:)`.
  @inlinable
  public func observe(on scheduler: any ImmediateScheduler) -> Source {
    Source { [run] sink, scope in
      let hop = Hop(sink, until: scope, on: scheduler)
      let source = scope.makeChild()
      run(
        Sink(
          next: hop.next,
          end: { termination in
            hop.end(termination)
            scope.end(source)
          }), source)
    }
  }
}

/// The way of events from one thread to another.
@usableFromInline
final class Hop<Element, Failure: Error>: @unchecked Sendable {  // `lock`: `incoming`, `isScheduled`; the scheduled run: `batch`
  @usableFromInline let output: Sink<Element, Failure>
  @usableFromInline let scope: Scope
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var incoming = RingBuffer<Signal<Element, Failure>>()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isScheduled = false
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var batch = RingBuffer<Signal<Element, Failure>>()
  private let scheduler: any ImmediateScheduler
  private let deliversBatches: Bool
  private let appointment = Appointment()
  /// A scheduler that runs work at once would deepen the stack with each run.
  private let loop = Loop()

  @usableFromInline init(_ output: Sink<Element, Failure>, until scope: Scope, on scheduler: any ImmediateScheduler) {
    self.output = output
    self.scope = scope
    self.scheduler = scheduler
    deliversBatches = scheduler.isSerialQueue
    scope.add(appointment)
  }

  @inlinable func next(_ element: Element) {
    enqueue(.next(element))
  }

  @inlinable func end(_ termination: Termination<Failure>) {
    enqueue(.end(termination))
  }

  @inlinable @inline(__always)
  func enqueue(_ signal: Signal<Element, Failure>) {
    if scope.isEnded { return }
    let wasScheduled = lock.locked {
      incoming.append(signal)
      return exchange(&isScheduled, true)
    }
    if !wasScheduled { schedule() }
  }

  @usableFromInline func schedule() {
    appointment.make { scheduler.schedule { self.run() } }
  }

  private func run() {
    if deliversBatches {
      lock.locked { swap(&incoming, &batch) }
      deliverBatch()
    } else if let signal = lock.locked({ incoming.popFirst() }), !scope.isEnded {
      LockCheck.assertNoneHeld()
      output.deliver(signal)
    }
    let isDone = lock.locked {
      isScheduled = !incoming.isEmpty
      return !isScheduled
    }
    if !isDone, !scope.isEnded { loop.request(schedule) }
  }

  @inlinable func deliverBatch() {
    while let signal = batch.popFirst(), !scope.isEnded {
      LockCheck.assertNoneHeld()
      output.deliver(signal)
    }
    // A burst's memory is kept for the next one, unless it was a large one.
    if !batch.isEmpty || batch.storage.count > 1024 { batch = RingBuffer() }
  }
}
