import ReactiveCore
import Synchronization

/// What a producer was made of that a closure starts.
@usableFromInline
final class StartHandler<Value, Error: Swift.Error>: @unchecked Sendable {  // immutable
  @usableFromInline typealias Observer = Signal<Value, Error>.Observer

  @usableFromInline let handler: (Observer, Lifetime) -> Void
  @usableFromInline let nesting: Outlet<Value, Error>.Nesting

  @inlinable init(
    nesting: Outlet<Value, Error>.Nesting, _ handler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void
  ) {
    self.nesting = nesting
    self.handler = handler
  }

  /// Starts a run. The handle keeps its input.
  @inlinable func start(into listener: Listener<Value, Error>) -> InputHandle<Value, Error> {
    let lifetime = CompositeDisposable()
    let handle = InputHandle(Outlet(into: listener, nesting: nesting, upstream: lifetime))
    handler(handle.input, Lifetime.of(lifetime))
    return handle
  }

  /// Starts a run inside that of an operator. The scope keeps its input.
  @inlinable func run(into sink: Sink<Value, Error>, until scope: Scope) {
    let lifetime = CompositeDisposable()
    let handle = InputHandle(Outlet(into: Listener(sink), nesting: nesting, upstream: lifetime))
    scope.add(handle)
    if !handle.isDisposed { handler(handle.input, Lifetime.of(lifetime)) }
  }

  /// The input of a signal that `start(_:until:)` is to feed.
  @inlinable func makeInput(of core: SignalCore<Value, Error>) -> InputHandle<Value, Error> {
    InputHandle(Outlet(into: core, nesting: nesting))
  }

  /// Starts a run that feeds a signal.
  @inlinable func start(_ input: Observer, until scope: Scope) {
    let lifetime = CompositeDisposable()
    scope.add(lifetime)
    handler(input, Lifetime.of(lifetime))
  }
}

/// What a run that was started by a closure is interrupted with. It keeps the input, which interrupts when nobody has it.
@usableFromInline
final class InputHandle<Value, Error: Swift.Error>: Disposable {
  @usableFromInline let input: Signal<Value, Error>.Observer
  @usableFromInline let outlet: Outlet<Value, Error>

  @inlinable init(_ outlet: Outlet<Value, Error>) {
    self.outlet = outlet
    input = Signal.Observer(outlet)
  }

  @inlinable var isDisposed: Bool { outlet.isClosed.load(ordering: .acquiring) }

  @inlinable func dispose() {
    outlet.dispose()
  }
}
