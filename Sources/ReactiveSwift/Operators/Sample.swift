import ReactiveCore

extension Signal {
  /// Each time `sampler` sends, the newest value of this signal together with what `sampler` sent.
  ///
  ///     --1-2-----3---|
  ///     a----b--c---d----|
  ///     sample(with:)
  ///     -----2b-2c--3d---|
  ///
  /// - Parameter sampler: When to send. Ignored before the first value.
  /// - Returns: The pairs. Completes when both have; a failure or interruption is passed on at once.
  @inlinable
  public func sample<T>(with sampler: Signal<T, Never>) -> Signal<(Value, T), Error> {
    Signal<(Value, T), Error>.fed(by: source.sample(with: sampler.source.promotingFailure(to: Error.self)))
  }

  /// Each time `sampler` sends, the newest value of this signal.
  ///
  /// - Parameter sampler: When to send. Ignored before the first value.
  /// - Returns: The values, maybe repeated. Completes when both have; a failure or interruption is passed on at once.
  @inlinable
  public func sample(on sampler: Signal<(), Never>) -> Signal<Value, Error> {
    sample(with: sampler).map { value, _ in value }
  }
}

extension SignalProducer {
  /// Each time `sampler` sends, the newest value of this producer together with what `sampler` sent.
  ///
  ///     --1-2-----3---|
  ///     a----b--c---d----|
  ///     sample(with:)
  ///     -----2b-2c--3d---|
  ///
  /// - Parameter sampler: When to send; it is started after this producer. Ignored before the first value.
  /// - Returns: The pairs. Completes when both have; a failure or interruption is passed on at once.
  @inlinable
  public func sample<U>(with sampler: SignalProducer<U, Never>) -> SignalProducer<(Value, U), Error> {
    SignalProducer<(Value, U), Error>(guarding: inner().sample(with: sampler.promoteError(Error.self).inner()))
  }

  /// Each time `sampler` sends, the newest value of this producer together with what `sampler` sent.
  ///
  /// - Parameter sampler: When to send; it is started after this producer.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func sample<Sampler: SignalProducerConvertible>(
    with sampler: Sampler
  ) -> SignalProducer<(Value, Sampler.Value), Error> where Sampler.Error == Never {
    sample(with: sampler.producer)
  }

  /// Each time `sampler` sends, the newest value of this producer.
  ///
  /// - Parameter sampler: When to send; it is started after this producer. Ignored before the first value.
  /// - Returns: The values, maybe repeated. Completes when both have; a failure or interruption is passed on at once.
  @inlinable
  public func sample(on sampler: SignalProducer<(), Never>) -> SignalProducer<Value, Error> {
    sample(with: sampler).map { value, _ in value }
  }

  /// Each time `sampler` sends, the newest value of this producer.
  ///
  /// - Parameter sampler: When to send; it is started after this producer.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func sample<Sampler: SignalProducerConvertible>(on sampler: Sampler) -> SignalProducer<Value, Error>
  where Sampler.Value == (), Sampler.Error == Never {
    sample(on: sampler.producer)
  }
}
