import ReactiveCore
import Synchronization

/// The way out of an operator that delivers on a scheduler.
///
/// Nothing is delivered where it came from, neither values nor an end. When the run is given up, the work upstream is cancelled
/// at once, what was on its way is dropped, and one `interrupted` is scheduled, unless an end has been delivered.
@usableFromInline
final class Departure<Value, Error: Swift.Error>: ReactiveCore.Disposable,
  @unchecked Sendable  // `lock` guards `waiting`; the outlet guards itself
{
  /// Where the source is run. It ends after an end has been delivered, or when the run is given up.
  @usableFromInline let upstream = Scope()
  @usableFromInline let scheduler: any ReactiveCore.ImmediateScheduler
  @usableFromInline let outlet: Outlet<Value, Error>
  @usableFromInline let isGivenUp = Synchronization.Atomic<Bool>(false)
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var waiting = RingBuffer<ReactiveCore.Signal<Value, Error>>()

  @inlinable init(into sink: Sink<Value, Error>, until scope: Scope, on scheduler: any ReactiveCore.ImmediateScheduler) {
    self.scheduler = scheduler
    outlet = Outlet(into: Listener(sink), upstream: upstream)
    upstream.add(Teardown { [weak self] in self?.dropWaiting() })
    scope.add(self)
  }

  /// Whether nothing will be delivered any more.
  @inlinable var isOver: Bool {
    isGivenUp.load(ordering: .acquiring) || outlet.isClosed.load(ordering: .acquiring)
  }

  /// Delivers a value. Called on the scheduler.
  @inlinable func next(_ value: Value) {
    if !isOver { outlet.next(value) }
  }

  /// Delivers an end. Called on the scheduler.
  @inlinable func end(_ termination: Termination<Error>) {
    if !isGivenUp.load(ordering: .acquiring) { outlet.end(termination) }
  }

  /// Does something on the scheduler, unless it is over by then.
  @discardableResult
  @inlinable func schedule(_ action: @escaping () -> Void) -> any ReactiveCore.Disposable {
    isOver ? Nop() : scheduler.schedule { if !self.isOver { action() } }
  }

  /// Puts an end on the scheduler.
  @inlinable func scheduleEnd(_ termination: Termination<Error>) {
    schedule { self.end(termination) }
  }

  /// Puts something in the queue, and `schedule`s the delivery of the first in the queue: so the order doesn't depend on timers.
  @inlinable func enqueue(_ signal: ReactiveCore.Signal<Value, Error>, _ schedule: (@escaping () -> Void) -> Void) {
    if isOver { return }
    lock.locked { waiting.append(signal) }
    schedule { self.deliverFirst() }
  }

  @inlinable func deliverFirst() {
    switch lock.locked({ waiting.popFirst() }) {
    case .next(let value): next(value)
    case .end(let termination): scheduleEnd(termination)
    case nil: return
    }
  }

  @inlinable func dropWaiting() {
    _ = lock.locked { exchange(&waiting, RingBuffer()) }
  }

  @inlinable func dispose() {
    guard !outlet.isClosed.load(ordering: .acquiring), !isGivenUp.exchange(true, ordering: .acquiringAndReleasing) else { return }
    upstream.dispose()
    _ = scheduler.schedule { self.outlet.end(.interrupted) }
  }
}

extension Source {
  /// A source that delivers on a scheduler; see `Departure`.
  ///
  /// - Parameter start: Runs what is delivered, in the scope `upstream`.
  @inlinable static func departing(
    on scheduler: any ReactiveCore.ImmediateScheduler, _ start: @escaping (Departure<Element, Failure>) -> Void
  ) -> Source {
    .immediate { sink, scope in
      let departure = Departure(into: sink, until: scope, on: scheduler)
      if !departure.isOver { start(departure) }
    }
  }
}
