#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif
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

  @inlinable public init(_ output: Sink<Element, Failure>, until scope: Scope) {
    self.output = output
    self.scope = scope
    holder = Atomic(Emitter.thisThread)
    super.init()
    _ = take()
  }

  /// Called when the producer's closure has returned.
  @inlinable public func producerReturned() {
    holder.store(0, ordering: .relaxed)
    pass()
  }

  /// The input side. Its closures cost no allocation.
  @inlinable public var sink: Sink<Element, Failure> {
    Sink(next: next, end: end)
  }

  @inlinable public func next(_ element: Element) {
    if holder.load(ordering: .relaxed) == Emitter.thisThread { return sendHolding(element) }
    guard take() else { return leave(.next(element)) }
    if !hasEnded, !scope.isEnded { output.next(element) }
    pass()
  }

  @inlinable public func end(_ termination: Termination<Failure>) {
    if holder.load(ordering: .relaxed) == Emitter.thisThread, !isDelivering {
      while hasWaiting { deliverWaiting() }
      return deliver(.end(termination))
    }
    guard take() else { return leave(.end(termination)) }
    deliver(.end(termination))
    pass()
  }

  @inlinable @inline(__always)
  func sendHolding(_ element: Element) {
    if isDelivering { return leave(.next(element)) }
    guard !hasEnded, !scope.isEnded else { return }
    isDelivering = true
    output.next(element)
    while hasWaiting { deliverWaiting() }
    isDelivering = false
  }

  @inlinable public override func deliver(_ item: Signal<Element, Failure>) {
    guard !hasEnded, !scope.isEnded else { return }
    LockCheck.assertNoneHeld()
    if case .end = item { hasEnded = true }
    output.deliver(item)
  }

  @inlinable @inline(__always)
  static var thisThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }
}
