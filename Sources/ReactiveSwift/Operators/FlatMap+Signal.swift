import ReactiveCore

extension Signal {
  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @inlinable
  public func flatMap<U>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<U, Error>
  ) -> Signal<U, Error> {
    Signal<U, Error>.fed(by: source.flatMap(strategy, transform))
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Error {
    flatMap(strategy) { transform($0).producer }
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<U>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<U, Never>
  ) -> Signal<U, Error> {
    Signal<U, Error>.fed(by: source.flatMap(strategy) { transform($0).promoteError(Error.self) })
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Error> where Inner.Error == Never {
    flatMap(strategy) { transform($0).producer }
  }
}

extension Signal where Error == Never {
  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<U, F>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<U, F>
  ) -> Signal<U, F> {
    Signal<U, F>.fed(by: source.promotingFailure(to: F.self).flatMap(strategy, transform))
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<U>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> SignalProducer<U, Never>
  ) -> Signal<U, Never> {
    Signal<U, Never>.fed(by: source.flatMap(strategy, transform))
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Inner.Error> {
    flatMap(strategy) { transform($0).producer }
  }

  /// Makes a stream of each value and runs these streams, as `strategy` says.
  ///
  /// - Parameters:
  ///   - strategy: When each of them runs.
  ///   - transform: Called once per value, on the thread that sends it.
  /// - Returns: Their values, one at a time. When the signal fails or is interrupted, this is passed on at once and the running streams are
  ///   interrupted; when it completes, they go on.
  @_disfavoredOverload
  @inlinable
  public func flatMap<Inner: SignalProducerConvertible>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> Inner
  ) -> Signal<Inner.Value, Never> where Inner.Error == Never {
    flatMap(strategy) { transform($0).producer }
  }
}
