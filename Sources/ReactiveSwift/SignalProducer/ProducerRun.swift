import ReactiveCore

/// A run of a producer that was made by an operator: the end of its chain, and what it is interrupted with.
///
/// Interrupting ends the scope. The source says `interrupted` then, and here it is passed on even though the scope has ended.
@usableFromInline
final class ProducerRun<Value, Error: Swift.Error>: Receiver, Disposable,
  @unchecked Sendable  // the source says one thing at a time
{
  @usableFromInline let scope = Scope()
  /// Released after the end, though the chain may be kept.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var listener: Unmanaged<Listener<Value, Error>>?
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isDelivering = false
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var hasEnded = false

  @inlinable init(_ listener: Listener<Value, Error>) {
    self.listener = Unmanaged.passRetained(listener)
  }

  @inlinable deinit {
    listener?.release()
  }

  @inlinable var sink: Sink<Value, Error> {
    Sink(to: self, end: end) { value, receiver in receiver.cast(to: ProducerRun<Value, Error>.self).next(value) }
  }

  @inlinable func next(_ value: Value) {
    guard let listener, !hasEnded, !scope.isEnded else { return }
    LockCheck.assertNoneHeld()
    let isOutermost = !isDelivering
    isDelivering = true
    listener._withUnsafeGuaranteedRef { $0.sink.next(value) }
    if isOutermost {
      isDelivering = false
      if hasEnded { releaseListener() }
    }
  }

  @inlinable func end(_ termination: Termination<Error>) {
    guard let listener, !hasEnded else { return }
    hasEnded = true
    LockCheck.assertNoneHeld()
    listener._withUnsafeGuaranteedRef { $0.sink.end(termination) }
    if !isDelivering { releaseListener() }
    scope.dispose()
  }

  @inlinable func releaseListener() {
    listener.take()?.release()
  }

  @inlinable var isDisposed: Bool { scope.isEnded }

  @inlinable func dispose() {
    scope.dispose()
  }
}
