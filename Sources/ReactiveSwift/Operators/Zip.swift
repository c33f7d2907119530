import ReactiveCore

extension Signal {
  /// Pairs the values of this signal and of another one.
  ///
  ///     --1--2--------3--|
  ///     ----a-----b------|
  ///     zip
  ///     ----1a----2b-----|
  ///
  /// - Parameter other: The other signal.
  /// - Returns: See `zip(_:)`.
  @inlinable
  public func zip<U>(with other: Signal<U, Error>) -> Signal<(Value, U), Error> {
    Signal.zip(self, other)
  }

  /// Pairs the first values of several signals, then the second ones, and so on.
  ///
  /// - Parameter signals: The signals, which are observed in order.
  /// - Returns: Values in the order of the signals, one array at a time. Completes when no more can come, since a signal
  ///   has completed and all its values are used up; the first failure or
  ///   interruption is passed on at once. Interrupted if there are no signals.
  public static func zip<S: Sequence>(_ signals: S) -> Signal<[Value], Error>
  where S.Element == Signal<Value, Error> {
    let sources = signals.map(\.source)
    return sources.isEmpty ? .empty : .fed(by: .zip(sources, completion: .withShortest) { $0 })
  }
}

extension SignalProducer {
  /// Pairs the values of this producer and of another one.
  ///
  ///     --1--2--------3--|
  ///     ----a-----b------|
  ///     zip
  ///     ----1a----2b-----|
  ///
  /// - Parameter other: The other producer, which is started after this one.
  /// - Returns: See `zip(_:)`.
  @inlinable
  public func zip<U>(with other: SignalProducer<U, Error>) -> SignalProducer<(Value, U), Error> {
    SignalProducer.zip(self, other)
  }

  /// Pairs the values of this producer and of another stream.
  ///
  /// - Parameter other: The other stream, which is started after this producer.
  /// - Returns: See `zip(_:)`.
  @_disfavoredOverload
  @inlinable
  public func zip<Other: SignalProducerConvertible>(
    with other: Other
  ) -> SignalProducer<(Value, Other.Value), Error> where Other.Error == Error {
    SignalProducer.zip(self, other)
  }

  /// Pairs the first values of several producers, then the second ones, and so on.
  ///
  /// - Parameter producers: The producers, which are started in order.
  /// - Returns: Values in the order of the producers, one array at a time. Completes when no more can come, since a
  ///   producer has completed and all its values are used up, at once if there are
  ///   none; the first failure or interruption is passed on at once. Disposing a run interrupts all of them.
  public static func zip<S: Sequence>(_ producers: S) -> SignalProducer<[Value], Error>
  where S.Element: SignalProducerConvertible, S.Element.Value == Value, S.Element.Error == Error {
    zip(producers.map { $0.producer.inner() }) ?? .empty
  }

  /// Pairs the first values of several producers, then the second ones, and so on.
  ///
  /// - Parameters:
  ///   - producers: The producers, which are started in order.
  ///   - emptySentinel: What is sent, before completion, if there are no producers.
  /// - Returns: See `zip(_:)`.
  public static func zip<S: Sequence>(
    _ producers: S, emptySentinel: [S.Iterator.Element.Value]
  ) -> SignalProducer<[Value], Error>
  where S.Element: SignalProducerConvertible, S.Element.Value == Value, S.Element.Error == Error {
    zip(producers.map { $0.producer.inner() }) ?? SignalProducer<[Value], Error>(value: emptySentinel)
  }

  private static func zip(_ sources: [Source<Value, Error>]) -> SignalProducer<[Value], Error>? {
    guard !sources.isEmpty else { return nil }
    return SignalProducer<[Value], Error>(guarding: .zip(sources, completion: .withShortest) { $0 })
  }
}
