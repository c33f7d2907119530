import ReactiveCore

/// What `on` calls along a run.
@usableFromInline
struct EventHooks<Value, Error: Swift.Error> {
  @usableFromInline let event: ((Signal<Value, Error>.Event) -> Void)?
  @usableFromInline let value: ((Value) -> Void)?
  @usableFromInline let failed: ((Error) -> Void)?
  @usableFromInline let completed: (() -> Void)?
  @usableFromInline let interrupted: (() -> Void)?
  @usableFromInline let terminated: (() -> Void)?

  @inlinable init(
    event: ((Signal<Value, Error>.Event) -> Void)?, value: ((Value) -> Void)?, failed: ((Error) -> Void)?,
    completed: (() -> Void)?, interrupted: (() -> Void)?, terminated: (() -> Void)?
  ) {
    self.event = event
    self.value = value
    self.failed = failed
    self.completed = completed
    self.interrupted = interrupted
    self.terminated = terminated
  }

  @inlinable func call(_ value: Value) {
    event?(.value(value))
    self.value?(value)
  }

  @usableFromInline func call(_ termination: Termination<Error>) {
    event?(.init(termination))
    switch termination {
    case .completed: completed?()
    case .failed(let error): failed?(error)
    case .interrupted: interrupted?()
    }
    terminated?()
  }
}

extension Signal {
  /// Calls closures along the signal.
  ///
  /// For each event: `event`, then the closure of that kind of event, then `terminated` if it is an end; then the event is passed on.
  /// They are called even if nobody observes, for as long as the result is referenced.
  ///
  /// - Parameters:
  ///   - event: Called with each event.
  ///   - failed: Called with the error.
  ///   - completed: Called at completion.
  ///   - interrupted: Called at interruption.
  ///   - terminated: Called at each end.
  ///   - disposed: Called when the result is over, with an end, which its observers have been told by then, or without one.
  ///   - value: Called with each value.
  /// - Returns: The same events.
  @inlinable
  public func on(
    event: ((Event) -> Void)? = nil, failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil,
    interrupted: (() -> Void)? = nil, terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil,
    value: ((Value) -> Void)? = nil
  ) -> Signal<Value, Error> {
    let hooks = EventHooks(
      event: event, value: value, failed: failed, completed: completed, interrupted: interrupted, terminated: terminated)
    let derived = SignalCore<Value, Error>(right: core.right)
    let signal = Signal(derived)
    let incoming = Sink<Value, Error>(
      next: { value in
        if derived.scope.isEnded { return }
        hooks.call(value)
        derived.next(value)
      },
      end: { termination in
        if derived.scope.isEnded { return }
        hooks.call(termination)
        derived.end(termination)
      })
    core.feed(incoming, until: derived.scope)
    if let disposed { derived.scope.add(Teardown(disposed)) }
    return signal
  }
}

extension SignalProducer {
  /// Calls closures along each run.
  ///
  /// `starting` comes before the start of the producer, and `started` after what it sends synchronously. For each event: `event`, then the
  /// closure of that kind of event, then `terminated` if it is an end; then the event is passed on.
  ///
  /// - Parameters:
  ///   - starting: Called before the producer is started.
  ///   - started: Called after the producer was started.
  ///   - event: Called with each event.
  ///   - failed: Called with the error.
  ///   - completed: Called at completion.
  ///   - interrupted: Called at interruption, also when the run is disposed.
  ///   - terminated: Called at each end.
  ///   - disposed: Called when the run is over, after its observer has been told the end.
  ///   - value: Called with each value.
  /// - Returns: The same events.
  @inlinable
  public func on(
    starting: (() -> Void)? = nil, started: (() -> Void)? = nil, event: ((ProducedSignal.Event) -> Void)? = nil,
    failed: ((Error) -> Void)? = nil, completed: (() -> Void)? = nil, interrupted: (() -> Void)? = nil,
    terminated: (() -> Void)? = nil, disposed: (() -> Void)? = nil, value: ((Value) -> Void)? = nil
  ) -> SignalProducer<Value, Error> {
    let hooks = EventHooks(
      event: event, value: value, failed: failed, completed: completed, interrupted: interrupted, terminated: terminated)
    let run = source.run
    return SignalProducer(
      source: .immediate { sink, scope in
        starting?()
        let incoming = Sink<Value, Error>(
          next: { value in
            hooks.call(value)
            sink.next(value)
          },
          end: { termination in
            hooks.call(termination)
            sink.end(termination)
            disposed?()
          })
        run(incoming, scope)
        started?()
      })
  }
}
