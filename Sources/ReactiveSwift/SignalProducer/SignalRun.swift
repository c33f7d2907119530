import ReactiveCore
import Synchronization

/// A run, of a producer that was made by an operator, that feeds a signal.
@usableFromInline
final class SignalRun<Value, Error: Swift.Error>: Disposable {
  @usableFromInline let core: SignalCore<Value, Error>
  @usableFromInline let outlet: Outlet<Value, Error>
  @usableFromInline let isStarted = Synchronization.Atomic<Bool>(false)

  @inlinable init(_ core: SignalCore<Value, Error>) {
    self.core = core
    outlet = Outlet(into: core)
  }

  /// Nothing happens if it was interrupted before.
  @inlinable func start(_ source: Source<Value, Error>) {
    guard !isStarted.exchange(true, ordering: .acquiringAndReleasing) else { return }
    source.run(outlet.sink, core.scope)
  }

  @inlinable var isDisposed: Bool { core.scope.isEnded }

  /// Once it is started, the source says that it was interrupted.
  @inlinable func dispose() {
    if isStarted.exchange(true, ordering: .acquiringAndReleasing) { core.scope.dispose() } else { outlet.dispose() }
  }
}
