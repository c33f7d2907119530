import ReactiveCore

extension Signal {
  /// Combines each value with the result before it, and sends the last result when the signal completes.
  ///
  ///     --1--2--3--|
  ///     reduce(0) { $0 + $1 }
  ///     -----------(6|)
  ///
  /// - Parameters:
  ///   - initialResult: What the first value is combined with. It is sent if there are no values.
  ///   - nextPartialResult: Called once per value with the result before and the value, on the thread that sends it.
  /// - Returns: One result. Ends with this signal; nothing is sent if it fails or is interrupted.
  @inlinable
  public func reduce<U>(_ initialResult: U, _ nextPartialResult: @escaping (U, Value) -> U) -> Signal<U, Error> {
    derive(feed.reduce(initialResult, nextPartialResult))
  }

  /// Changes a result with each value, and sends it when the signal completes.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value. It is sent if there are no values.
  ///   - nextPartialResult: Called once per value with the result to change and the value, on the thread that sends it.
  /// - Returns: One result. Ends with this signal; nothing is sent if it fails or is interrupted.
  @_disfavoredOverload
  @inlinable
  public func reduce<U>(into initialResult: U, _ nextPartialResult: @escaping (inout U, Value) -> Void) -> Signal<U, Error> {
    derive(feed.reduce(into: initialResult, nextPartialResult))
  }
}

extension SignalProducer {
  /// Combines each value with the result before it, and sends the last result when the producer completes.
  ///
  ///     --1--2--3--|
  ///     reduce(0) { $0 + $1 }
  ///     -----------(6|)
  ///
  /// - Parameters:
  ///   - initialResult: What the first value of each run is combined with. It is sent if there are no values.
  ///   - nextPartialResult: Called once per value with the result before and the value, on the thread that sends it.
  /// - Returns: One result. Ends with this producer; nothing is sent if it fails or is interrupted.
  @inlinable
  public func reduce<U>(_ initialResult: U, _ nextPartialResult: @escaping (U, Value) -> U) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.endingOnce { $0.reduce(initialResult, nextPartialResult) })
  }

  /// Changes a result with each value, and sends it when the producer completes.
  ///
  /// - Parameters:
  ///   - initialResult: The result before the first value of each run. It is sent if there are no values.
  ///   - nextPartialResult: Called once per value with the result to change and the value, on the thread that sends it.
  /// - Returns: One result. Ends with this producer; nothing is sent if it fails or is interrupted.
  @_disfavoredOverload
  @inlinable
  public func reduce<U>(
    into initialResult: U, _ nextPartialResult: @escaping (inout U, Value) -> Void
  ) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.endingOnce { $0.reduce(into: initialResult, nextPartialResult) })
  }
}
