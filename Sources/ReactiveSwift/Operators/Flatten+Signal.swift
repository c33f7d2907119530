import ReactiveCore

extension Signal where Value: SignalProducerConvertible, Error == Value.Error {
  /// Runs the streams that the signal sends, as `strategy` says.
  ///
  /// - Parameter strategy: When each of them runs.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Error> {
    Signal<Value.Value, Error>.fed(by: source.flatMap(strategy) { $0.producer })
  }
}

extension Signal where Value: SignalProducerConvertible, Error == Never {
  /// Runs the streams that the signal sends, as `strategy` says.
  ///
  /// - Parameter strategy: When each of them runs.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Value.Error> {
    Signal<Value.Value, Value.Error>.fed(by: source.promotingFailure(to: Value.Error.self).flatMap(strategy) { $0.producer })
  }
}

extension Signal where Value: SignalProducerConvertible, Error == Never, Value.Error == Never {
  /// Runs the streams that the signal sends, as `strategy` says.
  ///
  /// - Parameter strategy: When each of them runs.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Value.Error> {
    Signal<Value.Value, Value.Error>.fed(by: source.flatMap(strategy) { $0.producer })
  }
}

extension Signal where Value: SignalProducerConvertible, Value.Error == Never {
  /// Runs the streams that the signal sends, as `strategy` says.
  ///
  /// - Parameter strategy: When each of them runs.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Value.Value, Error> {
    Signal<Value.Value, Error>.fed(by: source.flatMap(strategy) { $0.producer.promoteError(Error.self) })
  }
}

extension Signal where Value: Sequence {
  /// Sends the elements of each sequence that the signal sends.
  ///
  /// - Returns: The elements, one at a time. Ends with this signal.
  @_disfavoredOverload
  @inlinable
  public func flatten() -> Signal<Value.Iterator.Element, Error> {
    flatMap(.merge) { SignalProducer<Value.Iterator.Element, Error>($0) }
  }
}
