import ReactiveCore

extension SignalProducer where Value: SignalProducerConvertible, Error == Value.Error {
  /// Runs the streams that the producer sends, as `strategy` says.
  ///
  /// - Parameter strategy: When each of them runs.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Error> {
    SignalProducer<Value.Value, Error>(guarding: source.flatMap(strategy) { $0.producer })
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Error == Never {
  /// Runs the streams that the producer sends, as `strategy` says.
  ///
  /// - Parameter strategy: When each of them runs.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Error> {
    SignalProducer<Value.Value, Value.Error>(
      guarding: source.promotingFailure(to: Value.Error.self).flatMap(strategy) { $0.producer })
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Error == Never, Value.Error == Never {
  /// Runs the streams that the producer sends, as `strategy` says.
  ///
  /// - Parameter strategy: When each of them runs.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Value.Error> {
    SignalProducer<Value.Value, Value.Error>(guarding: source.flatMap(strategy) { $0.producer })
  }
}

extension SignalProducer where Value: SignalProducerConvertible, Value.Error == Never {
  /// Runs the streams that the producer sends, as `strategy` says.
  ///
  /// - Parameter strategy: When each of them runs.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> SignalProducer<Value.Value, Error> {
    SignalProducer<Value.Value, Error>(guarding: source.flatMap(strategy) { $0.producer.promoteError(Error.self) })
  }
}

extension SignalProducer where Value: Sequence {
  /// Sends the elements of each sequence that the producer sends.
  ///
  /// - Returns: The elements, one at a time. Ends with this producer.
  @_disfavoredOverload
  @inlinable
  public func flatten() -> SignalProducer<Value.Iterator.Element, Error> {
    flatMap(.merge) { SignalProducer<Value.Iterator.Element, Error>($0) }
  }
}
