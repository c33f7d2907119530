import ReactiveCore

extension SignalProducer {
  /// Starts the work, and lets you prepare the signal that it feeds.
  ///
  /// - Parameter setup: Called with the signal, and with what interrupts the run. Nothing happens before it returns; if it disposes the
  ///   latter, nothing happens at all. If it neither keeps nor observes the signal, the run is given up as soon as it has been started.
  /// - Returns: What `setup` returns, after all that the producer sends synchronously.
  @discardableResult
  @inlinable
  public func startWithSignal<Result>(_ setup: (Signal<Value, Error>, any Disposable) -> Result) -> Result {
    let core = SignalCore<Value, Error>(right: DeliveryRight())
    let signal = Signal(core)
    if let handler {
      let handle = handler.makeInput(of: core)
      let result = setup(signal, handle)
      withExtendedLifetime(signal) { if !handle.isDisposed { handler.start(handle.input, until: core.scope) } }
      return result
    }
    let run = SignalRun(core)
    let result = setup(signal, run)
    withExtendedLifetime(signal) { run.start(source) }
    return result
  }

  /// Starts the work.
  ///
  /// - Parameter observer: Gets the events of this run, on the threads that send them. It is released at the end.
  /// - Returns: What interrupts the run, after all that the producer sends synchronously.
  @_disfavoredOverload
  @discardableResult
  @inlinable @inline(__always)
  public func start(_ observer: Signal<Value, Error>.Observer = .init()) -> any Disposable {
    start(into: Listener(observer))
  }

  /// Starts the work.
  ///
  /// - Parameter action: Called with each event of this run.
  /// - Returns: What interrupts the run.
  @discardableResult
  @inlinable @inline(__always)
  public func start(_ action: @escaping Signal<Value, Error>.Observer.Action) -> any Disposable {
    start(into: Listener(next: { action(.value($0)) }, end: { action(.init($0)) }))
  }

  /// Starts the work and observes values and the failure.
  ///
  /// - Parameter action: Called with each value as a success, and with the error as a failure.
  /// - Returns: What interrupts the run.
  @discardableResult
  @inlinable @inline(__always)
  public func startWithResult(_ action: @escaping (Result<Value, Error>) -> Void) -> any Disposable {
    start(
      into: Listener(
        next: { action(.success($0)) },
        end: { if case .failed(let error) = $0 { action(.failure(error)) } }))
  }

  /// Starts the work and observes completion.
  ///
  /// - Parameter action: Called when the run completes.
  /// - Returns: What interrupts the run.
  @discardableResult
  @inlinable
  public func startWithCompleted(_ action: @escaping () -> Void) -> any Disposable {
    start(into: Listener(next: { _ in }, end: { if case .completed = $0 { action() } }))
  }

  /// Starts the work and observes the failure.
  ///
  /// - Parameter action: Called with the error when the run fails.
  /// - Returns: What interrupts the run.
  @discardableResult
  @inlinable
  public func startWithFailed(_ action: @escaping (Error) -> Void) -> any Disposable {
    start(into: Listener(next: { _ in }, end: { if case .failed(let error) = $0 { action(error) } }))
  }

  /// Starts the work and observes interruption.
  ///
  /// - Parameter action: Called when the run is interrupted.
  /// - Returns: What interrupts the run.
  @discardableResult
  @inlinable
  public func startWithInterrupted(_ action: @escaping () -> Void) -> any Disposable {
    start(into: Listener(next: { _ in }, end: { if case .interrupted = $0 { action() } }))
  }

  @inlinable func start(into listener: Listener<Value, Error>) -> any Disposable {
    if let handler { return handler.start(into: listener) }
    let run = ProducerRun(listener)
    source.run(run.sink, run.scope)
    return run
  }
}

extension SignalProducer where Error == Never {
  /// Starts the work and observes values.
  ///
  /// - Parameter action: Called with each value.
  /// - Returns: What interrupts the run.
  @discardableResult
  @inlinable @inline(__always)
  public func startWithValues(_ action: @escaping (Value) -> Void) -> any Disposable {
    start(into: Listener(next: action, end: { _ in }))
  }
}
