import ReactiveCore

/// A recipe for a stream: each start runs it again, and makes a separate stream of events.
///
///     let pages = SignalProducer<Page, LoadingError> { observer, lifetime in
///       let task = load { observer.send($0) }
///       lifetime.observeEnded { task.cancel() }
///     }
///     let run = pages.startWithResult(show)
///
/// Starting is synchronous, and events are delivered on the thread that sends them, one at a time. Disposing what a start returns interrupts
/// that run: its observer gets `interrupted`, and its work is cancelled.
public struct SignalProducer<Value, Error: Swift.Error>: @unchecked Sendable {  // immutable; runs are separate
  /// The type of the signals that a start makes.
  public typealias ProducedSignal = Signal<Value, Error>

  @usableFromInline let behavior: Source<Value, Error>.Run
  /// The value of a producer that sends just this: `behavior` says nothing then, so that making it allocates nothing.
  @usableFromInline let onlyValue: Value?
  /// What this was made of, if a closure starts it and nothing was applied to it yet.
  @usableFromInline let handler: StartHandler<Value, Error>?

  /// Wraps a source of the engine that behaves as producers do: it starts on the spot, and when its scope is ended it says `interrupted`,
  /// at once or after the value that is being delivered, unless it has said another end.
  @inlinable init(source: Source<Value, Error>) {
    behavior = source.run
    onlyValue = nil
    handler = nil
  }

  /// Wraps a source of the engine that says nothing when its scope is ended, and may say several things at a time.
  ///
  /// The source runs in a scope of its own, which is ended after `interrupted` has been passed on.
  @inlinable init(guarding source: Source<Value, Error>) {
    let run = source.run
    self.init(
      source: .immediate { sink, scope in
        let inner = Scope()
        let outlet = Outlet(into: Listener(sink), upstream: inner)
        scope.add(outlet)
        if !inner.isEnded { run(outlet.sink, inner) }
      })
  }

  @inlinable init(handler: StartHandler<Value, Error>) {
    behavior = handler.run
    onlyValue = nil
    self.handler = handler
  }

  @inlinable init(onlyValue: Value) {
    behavior = { _, _ in }
    self.onlyValue = onlyValue
    handler = nil
  }

  /// What operators are applied to.
  @inlinable var source: Source<Value, Error> {
    guard let onlyValue else { return .immediate(behavior) }
    return .immediate { sink, scope in
      sink.next(onlyValue)
      sink.end(scope.isEnded ? .interrupted : .completed)
    }
  }
}
