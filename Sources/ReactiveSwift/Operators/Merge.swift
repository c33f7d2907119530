import ReactiveCore

extension Signal {
  /// Merges signals: their values are passed on as they come.
  ///
  ///     --1-----2-----|
  ///     ----a-----b-----|
  ///     merge
  ///     --1-a---2-b-----|
  ///
  /// - Parameter signals: The signals, which are observed at once, in order.
  /// - Returns: All values, one at a time. Completes when all signals have, a signal that is interrupted counting as completed; the first failure
  ///   ends it.
  public static func merge<Seq: Sequence>(_ signals: Seq) -> Signal<Value, Error> where Seq.Element == Signal<Value, Error> {
    .fed(by: .merge(signals.map { $0.producer.inner(isInterruptionCompletion: true) }))
  }

  /// Merges signals: their values are passed on as they come. See the form with a sequence.
  public static func merge(_ signals: Signal<Value, Error>...) -> Signal<Value, Error> {
    merge(signals)
  }

  /// Merges this signal and another one: their values are passed on as they come.
  ///
  /// - Parameter other: The other signal.
  /// - Returns: See `merge(_:)`.
  public func merge(with other: Signal<Value, Error>) -> Signal<Value, Error> {
    Signal.merge(self, other)
  }
}

extension SignalProducer {
  /// Merges producers: their values are passed on as they come.
  ///
  ///     --1-----2-----|
  ///     ----a-----b-----|
  ///     merge
  ///     --1-a---2-b-----|
  ///
  /// - Parameter producers: The producers, which are started in order.
  /// - Returns: All values, one at a time. Completes when all producers have, a producer that is interrupted counting as completed; the first
  ///   failure ends it.
  @inlinable
  public static func merge<Seq: Sequence>(_ producers: Seq) -> SignalProducer<Value, Error>
  where Seq.Element == SignalProducer<Value, Error> {
    SignalProducer(guarding: .merge(producers.map { $0.inner(isInterruptionCompletion: true) }))
  }

  /// Merges this producer and another one: their values are passed on as they come.
  ///
  /// - Parameter other: The other producer.
  /// - Returns: See `merge(_:)`.
  @inlinable
  public func merge(with other: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer.merge([self, other])
  }

  /// Merges this producer and another stream: their values are passed on as they come.
  ///
  /// - Parameter other: The other stream.
  /// - Returns: See `merge(_:)`.
  @_disfavoredOverload
  @inlinable
  public func merge<Other: SignalProducerConvertible>(with other: Other) -> SignalProducer<Value, Error>
  where Other.Value == Value, Other.Error == Error {
    merge(with: other.producer)
  }
}
