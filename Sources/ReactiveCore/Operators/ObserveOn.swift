import Synchronization

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
      let end = { (termination: Termination<Failure>) in
        hop.end(termination)
        scope.end(source)
      }
      let incoming = Sink<Element, Failure>(to: hop, end: end) { element, receiver in
        receiver.cast(to: Hop<Element, Failure>.self).next(element)
      }
      run(incoming, source)
    }
  }
}

/// The way of events from one thread to another.
///
/// The source sends one event at a time, and so does the scheduled run; whoever raises `owed` from 0 schedules a run.
@usableFromInline
final class Hop<Element, Failure: Error>: Receiver, @unchecked Sendable {  // `writer`: the source; `reader`: the scheduled run
  @usableFromInline let output: Sink<Element, Failure>
  @usableFromInline let scope: Scope
  @usableFromInline let scheduler: any ImmediateScheduler
  @usableFromInline let deliversBatches: Bool
  @usableFromInline let appointment = Appointment()
  /// A scheduler that runs work at once would deepen the stack with each run.
  @usableFromInline let loop = Loop()
  /// The events that were not delivered.
  @usableFromInline let owed = Atomic<Int>(0)
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var writer: HandoverWriter<Signal<Element, Failure>>
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var reader: HandoverReader<Signal<Element, Failure>>

  @inlinable init(_ output: Sink<Element, Failure>, until scope: Scope, on scheduler: any ImmediateScheduler) {
    self.output = output
    self.scope = scope
    self.scheduler = BlockingWatch.watched(scheduler)
    deliversBatches = scheduler.isSerialQueue
    let chunk = HandoverChunk<Signal<Element, Failure>>(capacity: 8)
    writer = HandoverWriter(chunk)
    reader = HandoverReader(chunk)
    scope.add(appointment)
  }

  @inlinable deinit {
    while reader.chunk !== writer.chunk || reader.index != writer.index { _ = reader.take() }
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
    writer.append(signal)
    if owed.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 { schedule() }
  }

  @inlinable func schedule() {
    appointment.make { scheduler.schedule { self.run() } }
  }

  @inlinable func run() {
    Checkpoint.reach()
    let count = deliversBatches ? owed.load(ordering: .acquiring) : min(1, owed.load(ordering: .acquiring))
    for _ in 0..<count {
      if scope.isEnded { return }
      LockCheck.assertNoneHeld()
      output.deliver(reader.take())
    }
    Checkpoint.reach()
    if owed.wrappingSubtract(count, ordering: .acquiringAndReleasing).newValue != 0, !scope.isEnded { loop.request(schedule) }
  }
}
