import ReactiveCore

/// A stream of events that go on whether anybody observes it or not: all observers are told the same events at the same time.
///
///     let (signal, input) = Signal<String, Never>.pipe()
///     signal.observeValues { print($0) }
///     input.send(value: "hello")
///
/// Events are delivered on the thread that sends them, to the observers in the order in which they were added, one event at a time. An event
/// that is sent during another one is delivered after it, by whoever delivers that; an end overtakes the values that other threads are
/// waiting to send. Observing never causes work, and who comes after the end gets `interrupted`.
///
/// A signal is over when it has ended, or, without a word, when it is neither referenced nor observed any more. It isn't kept alive by its
/// input, which sends `interrupted` when it is released.
public final class Signal<Value, Error: Swift.Error>: @unchecked Sendable {  // the core guards itself
  @usableFromInline let core: SignalCore<Value, Error>

  @inlinable init(_ core: SignalCore<Value, Error>) {
    self.core = core
  }

  @inlinable deinit {
    core.lostReference()
  }

  /// Makes a signal that is fed by what `generator` starts.
  ///
  /// - Parameter generator: Called once, at once, with the input of the signal and a lifetime that ends with the signal. What is sent while
  ///   it runs reaches nobody. If it doesn't store the input, the signal is interrupted when it returns.
  @inlinable
  public convenience init(_ generator: (Observer, Lifetime) -> Void) {
    self.init(nesting: .queued, generator)
  }

  @inlinable
  convenience init(nesting: Outlet<Value, Error>.Nesting, _ generator: (Observer, Lifetime) -> Void) {
    let core = SignalCore<Value, Error>(right: DeliveryRight())
    let disposables = CompositeDisposable()
    core.scope.add(disposables)
    self.init(core)
    generator(Observer(feeding: core, nesting: nesting), Lifetime.of(disposables))
  }

  /// Makes a signal whose sender makes sure that no two sends overlap; it saves their exclusion. Values that are sent during a value reach all
  /// observers before that one goes on to the next observer.
  ///
  /// - Parameter generator: See `init(_:)`.
  @inlinable
  public static func unserialized(_ generator: (Observer, Lifetime) -> Void) -> Signal<Value, Error> {
    Signal(nesting: .depthFirst, generator)
  }

  /// Makes a signal whose sender makes sure that no two threads send at the same time, and may send during a send: events are delivered in the
  /// order in which they were sent.
  ///
  /// - Parameter generator: See `init(_:)`.
  @inlinable
  public static func reentrantUnserialized(_ generator: (Observer, Lifetime) -> Void) -> Signal<Value, Error> {
    Signal(nesting: .queued, generator)
  }

  /// A signal that never says anything. It is over when it is neither referenced nor observed.
  @inlinable
  public static var never: Signal<Value, Error> {
    Signal { observer, lifetime in lifetime.observeEnded { withExtendedLifetime(observer) {} } }
  }

  /// A signal that has completed: its observers get `interrupted`.
  @inlinable
  public static var empty: Signal<Value, Error> {
    Signal { observer, _ in observer.sendCompleted() }
  }
}

extension Signal.Observer {
  /// The input of a signal.
  @inlinable
  convenience init(feeding core: SignalCore<Value, Error>, nesting: Outlet<Value, Error>.Nesting) {
    self.init(Outlet(into: core, nesting: nesting))
  }
}
