import ReactiveCore

extension SignalProducer {
  /// Makes a producer of a closure that starts the work.
  ///
  /// - Parameter startHandler: Called for each start, on the thread that starts, with the input of the run and a lifetime that ends with it.
  ///   The input can be used from any thread, and ignores everything after the end. Leave in the lifetime what stops the work.
  @_disfavoredOverload
  @inlinable
  public init(_ startHandler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void) {
    self.init(handler: StartHandler(nesting: .queued, startHandler))
  }

  /// Makes a producer of a closure that starts the work, and makes sure that no two sends overlap.
  ///
  /// It saves their exclusion. Values that are sent during a value are delivered at once.
  ///
  /// - Parameter startHandler: See `init(_:)`.
  @inlinable
  public static func unserialized(
    _ startHandler: @escaping (Signal<Value, Error>.Observer, Lifetime) -> Void
  ) -> SignalProducer<Value, Error> {
    SignalProducer(handler: StartHandler(nesting: .depthFirst, startHandler))
  }

  /// Makes a producer whose runs observe a signal.
  ///
  /// - Parameter signal: Kept by the producer. A run is interrupted at once if it has ended.
  @_disfavoredOverload
  @inlinable
  public init(_ signal: Signal<Value, Error>) {
    let core = signal.core
    self.init(
      guarding: .immediate { [signal] sink, scope in withExtendedLifetime(signal) { core.feed(sink, until: scope) } })
  }

  /// Makes a producer of something that can be one.
  ///
  /// - Parameter base: A signal, a producer, a property, a result.
  @_disfavoredOverload
  @inlinable
  public init<T: SignalProducerConvertible>(_ base: T) where T.Value == Value, T.Error == Error {
    self = base.producer
  }

  /// Makes a producer that sends one value and completes.
  ///
  /// - Parameter value: What is sent.
  @inlinable
  public init(value: Value) {
    self.init(onlyValue: value)
  }

  /// Makes a producer that fails at once.
  ///
  /// - Parameter error: The failure.
  @_disfavoredOverload
  @inlinable
  public init(error: Error) {
    self.init(source: .end(.failed(error)))
  }

  /// Makes a producer that sends the value of a result and completes, or fails with its error.
  ///
  /// - Parameter result: The result.
  @_disfavoredOverload
  @inlinable
  public init(result: Result<Value, Error>) {
    switch result {
    case .success(let value): self.init(value: value)
    case .failure(let error): self.init(error: error)
    }
  }

  /// Makes a producer that sends what a closure returns, and completes.
  ///
  /// - Parameter action: Called once for each start, on the thread that starts.
  @_disfavoredOverload
  @inlinable
  public init(_ action: @escaping () -> Value) {
    self.init(result: { .success(action()) })
  }

  /// Makes a producer that sends the value that a closure returns and completes, or fails with the error that it returns.
  ///
  /// - Parameter action: Called once for each start, on the thread that starts.
  @_disfavoredOverload
  @inlinable
  public init(_ action: @escaping () -> Result<Value, Error>) {
    self.init(result: action)
  }

  @_disfavoredOverload
  @inlinable
  init(result action: @escaping () -> Result<Value, Error>) {
    self.init(
      source: .immediate { sink, scope in
        switch action() {
        case .success(let value):
          if !scope.isEnded { sink.next(value) }
          sink.end(scope.isEnded ? .interrupted : .completed)
        case .failure(let error):
          sink.end(scope.isEnded ? .interrupted : .failed(error))
        }
      })
  }

  /// Makes a producer that sends values and completes.
  ///
  /// - Parameter values: Iterated for each start. An endless sequence ends with the run.
  @inlinable
  public init<S: Sequence>(_ values: S) where S.Element == Value {
    self.init(source: .sequenceAtOnce(values))
  }

  /// Makes a producer that sends some values and completes.
  @_disfavoredOverload
  @inlinable
  public init(values first: Value, _ second: Value, _ tail: Value...) {
    self.init([first, second] + tail)
  }

  /// A producer that completes at once.
  @inlinable
  public static var empty: SignalProducer<Value, Error> {
    SignalProducer(source: .empty)
  }

  /// A producer that never says anything, until it is interrupted.
  @inlinable
  public static var never: SignalProducer<Value, Error> {
    SignalProducer(guarding: .never)
  }
}

extension SignalProducer where Error == Never {
  /// Makes a producer that sends one value and completes.
  ///
  /// - Parameter value: What is sent.
  @_disfavoredOverload
  @inlinable
  public init(value: Value) {
    self.init(onlyValue: value)
  }

  /// Makes a producer that sends values and completes.
  ///
  /// - Parameter values: Iterated for each start. An endless sequence ends with the run.
  @_disfavoredOverload
  @inlinable
  public init<S: Sequence>(_ values: S) where S.Element == Value {
    self.init(source: .sequenceAtOnce(values))
  }

  /// Makes a producer that sends some values and completes.
  @_disfavoredOverload
  @inlinable
  public init(values first: Value, _ second: Value, _ tail: Value...) {
    self.init([first, second] + tail)
  }
}

extension SignalProducer where Error == any Swift.Error {
  /// Makes a producer that sends what a closure returns and completes, or fails with what it throws.
  ///
  /// - Parameter action: Called once for each start, on the thread that starts.
  @_disfavoredOverload
  @inlinable
  public init(_ action: @escaping () throws -> Value) {
    self.init(result: { Result(catching: action) })
  }
}
