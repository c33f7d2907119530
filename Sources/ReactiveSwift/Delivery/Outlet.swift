import ReactiveCore
import Synchronization

/// The way out of a stream whose sends may overlap or nest: the input of a signal, or a run that can be interrupted from outside.
///
/// It makes one serial stream of them, with at most one end. A send that comes during another is delivered after it, by whoever
/// delivers that. An end overtakes the values that other threads are waiting to send, and comes after the value that is being
/// delivered; after its own thread's nested values, too, which were sent before it.
@usableFromInline
final class Outlet<Value, Error: Swift.Error>: Receiver, ReactiveCore.Disposable,
  @unchecked Sendable  // `isClosed` decides who ends it; the variables belong to the holder of the right
{
  /// What becomes of nested values.
  @frozen
  @usableFromInline
  enum Nesting {
    /// They are delivered after the value in progress.
    case queued
    /// They are delivered at once, and the value in progress reaches the other observers after them.
    case depthFirst
  }

  @usableFromInline let right: DeliveryRight
  @usableFromInline let nesting: Nesting
  /// Where to. Either a signal or a listener, which is released after the end. Unmanaged, so that a value retains neither.
  @usableFromInline let core: Unmanaged<SignalCore<Value, Error>>?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var listener: Unmanaged<Listener<Value, Error>>?
  /// What is disposed after the end has been delivered.
  @usableFromInline let upstream: (any ReactiveCore.Disposable)?
  @usableFromInline let isClosed = Synchronization.Atomic<Bool>(false)
  /// Whether what was left before the end is still delivered.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var keepsWaiting = false
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasEnded = false
  /// Whether this thread is delivering a value, if nested values are not queued. Guarded by the exclusion that the caller promises then.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isDelivering = false

  @inlinable init(into core: SignalCore<Value, Error>, nesting: Nesting = .queued) {
    right = core.right
    self.nesting = nesting
    self.core = Unmanaged.passRetained(core)
    listener = nil
    upstream = nil
  }

  /// - Parameter upstream: Disposed after the end has been delivered.
  @inlinable init(
    into listener: Listener<Value, Error>, nesting: Nesting = .queued, upstream: (any ReactiveCore.Disposable)? = nil
  ) {
    right = DeliveryRight()
    self.nesting = nesting
    core = nil
    self.listener = Unmanaged.passRetained(listener)
    self.upstream = upstream
  }

  @inlinable deinit {
    listener?.release()
    core?.release()
  }

  /// The input side.
  @inlinable var sink: Sink<Value, Error> {
    Sink(to: self, end: end) { value, receiver in receiver.cast(to: Outlet<Value, Error>.self).next(value) }
  }

  @inlinable func next(_ value: Value) {
    if isClosed.load(ordering: .relaxed) { return }
    if nesting == .depthFirst { return nextDepthFirst(value) }
    guard right.claim() else { return leave(value) }
    handOn(value)
    right.giveBack()
  }

  @inlinable func nextDepthFirst(_ value: Value) {
    if isDelivering { return handOn(value) }
    guard right.claim() else { return leave(value) }
    isDelivering = true
    handOn(value)
    isDelivering = false
    right.giveBack()
  }

  @inlinable @inline(__always)
  func handOn(_ value: Value) {
    if let core { return core._withUnsafeGuaranteedRef { $0.next(value) } }
    LockCheck.assertNoneHeld()
    listener?._withUnsafeGuaranteedRef { $0.sink.next(value) }
  }

  @inlinable @inline(never) func leave(_ value: Value) {
    right.leave { [self] in
      if !isClosed.load(ordering: .relaxed) || keepsWaiting && !hasEnded { handOn(value) }
    }
  }

  @inlinable func end(_ termination: Termination<Error>) {
    close(termination, keepsWaiting: right.isHeldHere)
  }

  /// Interrupts: nothing is delivered any more but the value that is being delivered.
  @inlinable func dispose() {
    close(.interrupted, keepsWaiting: false)
  }

  @inlinable func close(_ termination: Termination<Error>, keepsWaiting: Bool) {
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    if keepsWaiting { self.keepsWaiting = true }
    core?._withUnsafeGuaranteedRef { $0.close() }
    guard right.claim() else { return right.leave { self.deliverEnd(termination) } }
    deliverEnd(termination)
    right.giveBack()
  }

  @inlinable func deliverEnd(_ termination: Termination<Error>) {
    hasEnded = true
    core?._withUnsafeGuaranteedRef { $0.end(termination) }
    if let listener = listener.take() {
      LockCheck.assertNoneHeld()
      listener._withUnsafeGuaranteedRef { $0.sink.end(termination) }
      listener.release()
    }
    upstream?.dispose()
  }
}
