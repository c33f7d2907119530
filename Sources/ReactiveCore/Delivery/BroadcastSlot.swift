import Synchronization

/// One observer of a broadcaster.
///
/// While the subscribing thread replays, live elements are held here, so that replay comes before every live element and
/// calls of one observer never overlap.
public final class BroadcastSlot<Element, Failure: Error>: BroadcastListEntry, @unchecked Sendable {  // `held`: `lock`
  @usableFromInline let sink: Sink<Element, Failure>
  @usableFromInline let scope: Scope
  /// Turns true once, when everything that came before live delivery has been delivered.
  @usableFromInline let isLive: Atomic<Bool>
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var held: ContiguousArray<Signal<Element, Failure>> = []

  @inlinable
  init(_ sink: Sink<Element, Failure>, until scope: Scope, isLive: Bool) {
    self.sink = sink
    self.scope = scope
    self.isLive = Atomic(isLive)
  }

  @inlinable func deliver(_ element: Element) {
    if scope.isEnded { return }
    LockCheck.assertNoneHeld()
    if isLive.load(ordering: .acquiring) { sink.next(element) } else { hold(.next(element)) }
  }

  @inlinable func finish(_ termination: Termination<Failure>) {
    if scope.isEnded { return }
    LockCheck.assertNoneHeld()
    if isLive.load(ordering: .acquiring) { sink.end(termination) } else { hold(.end(termination)) }
  }

  @inlinable @inline(never)
  func hold(_ signal: Signal<Element, Failure>) {
    Checkpoint.reach()
    let isHeld = lock.locked {
      if isLive.load(ordering: .relaxed) { return false }
      held.append(signal)
      return true
    }
    if !isHeld { deliverNow(signal) }
  }

  /// Replays on the subscribing thread, then lets live elements through.
  @inlinable func goLive(after replay: [Element]) {
    for element in replay where !scope.isEnded { sink.next(element) }
    while true {
      Checkpoint.reach()
      var signals: ContiguousArray<Signal<Element, Failure>> = []
      lock.locked {
        swap(&signals, &held)
        if signals.isEmpty { isLive.store(true, ordering: .releasing) }
      }
      if signals.isEmpty { return }
      for signal in signals { deliverNow(signal) }
    }
  }

  @inlinable func deliverNow(_ signal: Signal<Element, Failure>) {
    if scope.isEnded { return }
    sink.deliver(signal)
  }
}
