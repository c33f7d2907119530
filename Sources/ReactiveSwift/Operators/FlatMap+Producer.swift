import ReactiveCore

extension SignalProducer {
  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @inlinable
  public func flatMap<U>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(guarding: source.flatMap(strategy, transform))
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Error {
    flatMap(strategy) { transform($0).producer }
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<U>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<U, Never>
  ) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(guarding: source.flatMap(strategy) { transform($0).promoteError(Error.self) })
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Never {
    flatMap(strategy) { transform($0).producer }
  }
}

extension SignalProducer where Error == Never {
  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<U, F>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<U, F>
  ) -> SignalProducer<U, F> {
    SignalProducer<U, F>(guarding: source.promotingFailure(to: F.self).flatMap(strategy, transform))
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<U>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(guarding: source.flatMap(strategy, transform))
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Inner.Error> {
    flatMap(strategy) { transform($0).producer }
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the producer fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> SignalProducer<Inner.Value, Error> where Inner.Error == Never {
    flatMap(strategy) { transform($0).producer }
  }
}
