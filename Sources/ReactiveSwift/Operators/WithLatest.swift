import ReactiveCore

extension SignalProducer where Error == Never {
  /// The producer as the other side of `withLatest(from:)`: its end, of whatever kind, changes nothing.
  @inlinable func latest<NewError>(for type: NewError.Type) -> Source<Value, NewError> {
    promoteError(NewError.self).inner(isInterruptionCompletion: true)
  }
}

extension Signal {
  /// Combines each value with the latest one of `samplee`.
  ///
  ///     --1-----2--3--|
  ///     ----a-b-------|
  ///     withLatest(from:)
  ///     --------2b-3b-|
  ///
  /// - Parameter samplee: The other signal. Its end changes nothing.
  /// - Returns: The pairs. Values that come before the first one of `samplee` are dropped. Ends with this signal. Holds one value.
  @inlinable
  public func withLatest<U>(from samplee: Signal<U, Never>) -> Signal<(Value, U), Error> {
    withLatest(from: samplee.producer)
  }

  /// Combines each value with the latest one of `samplee`.
  ///
  /// - Parameter samplee: The other stream, which is started at once, and interrupted when the result ends. Its own end changes nothing.
  /// - Returns: The pairs. Values that come before the first one of `samplee` are dropped. Ends with this signal. Holds one value.
  @inlinable
  public func withLatest<U>(from samplee: SignalProducer<U, Never>) -> Signal<(Value, U), Error> {
    Signal<(Value, U), Error>.fed(by: source.withLatest(from: samplee.latest(for: Error.self)) { ($0, $1) })
  }

  /// Combines each value with the latest one of `samplee`.
  ///
  /// - Parameter samplee: The other stream, which is started at once, and interrupted when the result ends. Its own end changes nothing.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> Signal<(Value, Samplee.Value), Error> where Samplee.Error == Never {
    withLatest(from: samplee.producer)
  }
}

extension SignalProducer {
  /// Combines each value with the latest one of `samplee`.
  ///
  ///     --1-----2--3--|
  ///     ----a-b-------|
  ///     withLatest(from:)
  ///     --------2b-3b-|
  ///
  /// - Parameter samplee: The other producer, which is started before this one, and interrupted when the run ends. Its own end changes
  ///   nothing.
  /// - Returns: The pairs. Values that come before the first one of `samplee` are dropped. Ends with this producer. Holds one value.
  @inlinable
  public func withLatest<U>(from samplee: SignalProducer<U, Never>) -> SignalProducer<(Value, U), Error> {
    SignalProducer<(Value, U), Error>(guarding: inner().withLatest(from: samplee.latest(for: Error.self)) { ($0, $1) })
  }

  /// Combines each value with the latest one of `samplee`.
  ///
  /// - Parameter samplee: The other stream, which is started before this producer.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func withLatest<Samplee: SignalProducerConvertible>(
    from samplee: Samplee
  ) -> SignalProducer<(Value, Samplee.Value), Error> where Samplee.Error == Never {
    withLatest(from: samplee.producer)
  }
}
