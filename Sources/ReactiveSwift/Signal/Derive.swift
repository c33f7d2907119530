import ReactiveCore

extension Signal {
  /// The signal as a source of the engine: its run observes, until its scope ends. Who runs it too late is told `interrupted`.
  @inlinable var source: Source<Value, Error> {
    core.source
  }

  /// The signal as the source of an operator of one source, of which `derive` makes a signal.
  @inlinable @inline(__always) var feed: Source<Value, Error> {
    let core = core
    return .immediate { sink, scope in core.feed(sink, until: scope) }
  }

  /// A signal that is fed by an operator that was applied to `feed`, and says everything while this signal says something.
  ///
  /// It observes at once. Its events are delivered under the right of this signal, so that a value costs no atomic operation.
  @inlinable @inline(__always)
  func derive<U, F>(_ source: Source<U, F>) -> Signal<U, F> {
    let derived = SignalCore<U, F>(right: core.right)
    source.run(derived.sink, derived.scope)
    return Signal<U, F>(derived)
  }

  /// A signal that is fed by an operator without state: `step` gets each value, and the core of the derived signal.
  ///
  /// It saves the engine's stage between two signals, without which a value of a long chain costs half.
  @inlinable @inline(__always)
  func derive<U>(to type: U.Type, _ step: @escaping Sink<Value, Error>.Step) -> Signal<U, Error> {
    let derived = SignalCore<U, Error>(right: core.right)
    core.feed(Sink(to: derived, end: derived.end, step: step), until: derived.scope)
    return Signal<U, Error>(derived)
  }

  /// A signal that is fed by a source which may say something at any time, on any thread.
  ///
  /// It observes at once, and is interrupted when nobody can send to it any more.
  @inlinable
  static func fed(by source: Source<Value, Error>) -> Signal {
    let core = SignalCore<Value, Error>(right: DeliveryRight())
    let input = Observer(feeding: core, nesting: .queued)
    let signal = Signal(core)
    source.run(Sink(next: { input.next($0) }, end: { input.end($0) }), core.scope)
    return signal
  }
}

extension SignalCore {
  @inlinable var source: Source<Value, Error> {
    .immediate { [self] sink, scope in
      feed(Sink(next: { if !scope.isEnded { sink.next($0) } }, end: { if !scope.isEnded { sink.end($0) } }), until: scope)
    }
  }

  /// Observes until the scope ends. The event that is being delivered then is still passed on.
  @inlinable func feed(_ sink: Sink<Value, Error>, until scope: Scope) {
    let listener = Listener(sink)
    guard add(listener) else { return sink.end(.interrupted) }
    scope.add(self, key: UnsafeRawPointer(Unmanaged<TableEntry>.passUnretained(listener).toOpaque()))
  }
}
