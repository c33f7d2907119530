import Synchronization

/// The gate in front of a producer that nobody controls: the observer that `create` hands out.
///
/// It lets nothing through after an end or after disposal, and delivers overlapping and nested sends one after the other.
/// While the producer's closure runs, its thread holds the baton throughout, so that a synchronous producer pays for no atomic
/// operation; what other threads send meanwhile is delivered by that thread, at its next send or when the closure returns.
public final class Emitter<Element, Failure: Error>: Baton<Signal<Element, Failure>>,
  @unchecked Sendable  // `hasEnded`, `isDelivering`: the baton; `holder` is compared only
{
  @usableFromInline let output: Sink<Element, Failure>
  @usableFromInline let scope: Scope
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasEnded = false
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isDelivering = false
  /// The thread inside the producer's closure; 0 once that has returned.
  @usableFromInline let holder: Atomic<UInt>

  @inlinable @inline(never)
  public init(_ output: Sink<Element, Failure>, until scope: Scope) {
    self.output = output
    self.scope = scope
    holder = Atomic(ThisThread.number)
    super.init()
    _ = take()
  }

  /// Called when the producer's closure has returned.
  @inlinable @inline(never)
  public func producerReturned() {
    holder.store(0, ordering: .relaxed)
    pass()
  }

  /// Delivers right away if the thread inside the producer's closure sends.
  @inlinable public func next(_ element: Element) {
    guard mayDeliver() else { return send(element) }
    output.next(element)
    didDeliver()
  }

  @inlinable @inline(__always)
  func mayDeliver() -> Bool {
    Checkpoint.reach()
    guard holder.load(ordering: .relaxed) == ThisThread.number, !isDelivering, !hasEnded, !scope.isEnded else { return false }
    // What other threads sent before this element comes before it.
    if hasWaiting {
      deliverAllWaiting()
      if hasEnded || scope.isEnded { return false }
    }
    isDelivering = true
    return true
  }

  @inlinable @inline(__always)
  func didDeliver() {
    isDelivering = false
    if hasWaiting { deliverAllWaiting() }
  }

  @inlinable @inline(never)
  func send(_ element: Element) {
    if take() {
      if !hasEnded, !scope.isEnded { output.next(element) }
      pass()
    } else if !scope.isEnded {
      leave(.next(element))
    }
  }

  @inlinable @inline(never)
  public func end(_ termination: Termination<Failure>) {
    Checkpoint.reach()
    if holder.load(ordering: .relaxed) == ThisThread.number, !isDelivering {
      deliverAllWaiting()
      deliver(.end(termination))
    } else if take() {
      deliver(.end(termination))
      pass()
    } else {
      leave(.end(termination))
    }
  }

  @usableFromInline @inline(never) func deliverAllWaiting() {
    isDelivering = true
    while hasWaiting { deliverWaiting() }
    isDelivering = false
  }

  @inlinable @inline(never)
  public override func deliver(_ item: Signal<Element, Failure>) {
    guard !hasEnded, !scope.isEnded else { return }
    LockCheck.assertNoneHeld()
    if case .end = item { hasEnded = true }
    output.deliver(item)
  }
}
