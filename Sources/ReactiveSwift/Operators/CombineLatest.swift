import ReactiveCore

extension Signal {
  /// Combines the latest values of this signal and another one.
  ///
  ///     --1-------2---|
  ///     ----a--b------|
  ///     combineLatest
  ///     ----1a-1b-2b--|
  ///
  /// - Parameter other: The other signal.
  /// - Returns: See `combineLatest(_:)`.
  @inlinable
  public func combineLatest<U>(with other: Signal<U, Error>) -> Signal<(Value, U), Error> {
    Signal.combineLatest(self, other)
  }

  /// Combines the latest values of several signals, whenever one of them sends, once all have sent.
  ///
  /// - Parameter signals: The signals, which are observed in order.
  /// - Returns: The latest values in the order of the signals, one array at a time. Completes when all signals have; the first failure or
  ///   interruption is passed on at once. Interrupted if there are no signals.
  public static func combineLatest<S: Sequence>(_ signals: S) -> Signal<[Value], Error>
  where S.Element == Signal<Value, Error> {
    let sources = signals.map(\.source)
    return sources.isEmpty ? .empty : .fed(by: .combineLatest(sources, endsWithMissing: false) { $0 })
  }
}

extension SignalProducer {
  /// Combines the latest values of this producer and another one.
  ///
  ///     --1-------2---|
  ///     ----a--b------|
  ///     combineLatest
  ///     ----1a-1b-2b--|
  ///
  /// - Parameter other: The other producer, which is started after this one.
  /// - Returns: See `combineLatest(_:)`.
  @inlinable
  public func combineLatest<U>(with other: SignalProducer<U, Error>) -> SignalProducer<(Value, U), Error> {
    SignalProducer.combineLatest(self, other)
  }

  /// Combines the latest values of this producer and another stream.
  ///
  /// - Parameter other: The other stream, which is started after this producer.
  /// - Returns: See `combineLatest(_:)`.
  @_disfavoredOverload
  @inlinable
  public func combineLatest<Other: SignalProducerConvertible>(
    with other: Other
  ) -> SignalProducer<(Value, Other.Value), Error> where Other.Error == Error {
    SignalProducer.combineLatest(self, other)
  }

  /// Combines the latest values of several producers, whenever one of them sends, once all have sent.
  ///
  /// - Parameter producers: The producers, which are started in order.
  /// - Returns: The latest values in the order of the producers, one array at a time. Completes when all producers have, at once if there are
  ///   none; the first failure or interruption is passed on at once. Disposing a run interrupts all of them.
  public static func combineLatest<S: Sequence>(_ producers: S) -> SignalProducer<[Value], Error>
  where S.Element: SignalProducerConvertible, S.Element.Value == Value, S.Element.Error == Error {
    combineLatest(producers.map { $0.producer.inner() }) ?? .empty
  }

  /// Combines the latest values of several producers, whenever one of them sends, once all have sent.
  ///
  /// - Parameters:
  ///   - producers: The producers, which are started in order.
  ///   - emptySentinel: What is sent, before completion, if there are no producers.
  /// - Returns: See `combineLatest(_:)`.
  public static func combineLatest<S: Sequence>(
    _ producers: S, emptySentinel: [S.Iterator.Element.Value]
  ) -> SignalProducer<[Value], Error>
  where S.Element: SignalProducerConvertible, S.Element.Value == Value, S.Element.Error == Error {
    combineLatest(producers.map { $0.producer.inner() }) ?? SignalProducer<[Value], Error>(value: emptySentinel)
  }

  private static func combineLatest(_ sources: [Source<Value, Error>]) -> SignalProducer<[Value], Error>? {
    guard !sources.isEmpty else { return nil }
    return SignalProducer<[Value], Error>(guarding: .combineLatest(sources, endsWithMissing: false) { $0 })
  }
}
