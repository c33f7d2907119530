import ReactiveCore

extension Signal {
  /// Passes the first `count` values, then completes.
  ///
  ///     --1--2--3--4--|
  ///     take(first: 2)
  ///     --1--(2|)
  ///
  /// - Parameter count: At least 0. With 0 the result has completed already, so its observers get `interrupted`.
  /// - Returns: The first values. Ends with the last of them, or with this signal.
  @inlinable
  public func take(first count: Int) -> Signal<Value, Error> {
    precondition(count >= 0, "take(first:): the count must not be negative.")
    return count == 0 ? .empty : derive(feed.take(count))
  }

  /// Passes the last `count` values, when the signal completes.
  ///
  ///     --1--2--3--|
  ///     take(last: 2)
  ///     -----------(23|)
  ///
  /// - Parameter count: At least 1.
  /// - Returns: The last values. Ends with this signal; they are dropped if it fails or is interrupted. Holds up to `count` values.
  @inlinable
  public func take(last count: Int) -> Signal<Value, Error> {
    precondition(count > 0, "take(last:): the count must be positive.")
    return derive(feed.takeLast(count))
  }

  /// Passes values for as long as `shouldContinue` is true, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(while: { $0 < 3 })
  ///     --1--2--|
  ///
  /// - Parameter shouldContinue: Called with each value, until it returns false. That value is not passed.
  /// - Returns: The values before. Ends there, or with this signal.
  @inlinable
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    derive(feed.take(while: shouldContinue, includingLast: false))
  }

  /// Passes values for as long as `shouldContinue` is true, and the value for which it is false, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(until: { $0 < 3 })
  ///     --1--2--(3|)
  ///
  /// - Parameter shouldContinue: Called with each value, until it returns false.
  /// - Returns: The values up to that one. Ends with it, or with this signal.
  @inlinable
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    derive(feed.take(while: shouldContinue, includingLast: true))
  }
}

extension SignalProducer {
  /// Passes the first `count` values, then completes.
  ///
  ///     --1--2--3--4--|
  ///     take(first: 2)
  ///     --1--(2|)
  ///
  /// - Parameter count: With 0 or less a run is interrupted at once, and this producer is not started.
  /// - Returns: The first values. Ends with the last of them, or with this producer.
  @inlinable
  public func take(first count: Int) -> SignalProducer<Value, Error> {
    guard count > 0 else { return SignalProducer(source: .end(.interrupted)) }
    return SignalProducer(source: source.endingOnce { $0.take(count) })
  }

  /// Passes the last `count` values, when the producer completes.
  ///
  ///     --1--2--3--|
  ///     take(last: 2)
  ///     -----------(23|)
  ///
  /// - Parameter count: At least 1.
  /// - Returns: The last values. Ends with this producer; they are dropped if it fails or is interrupted. Holds up to `count` values.
  @inlinable
  public func take(last count: Int) -> SignalProducer<Value, Error> {
    precondition(count > 0, "take(last:): the count must be positive.")
    return SignalProducer(source: source.endingOnce { $0.takeLast(count) })
  }

  /// Passes values for as long as `shouldContinue` is true, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(while: { $0 < 3 })
  ///     --1--2--|
  ///
  /// - Parameter shouldContinue: Called with each value of a run, until it returns false. That value is not passed.
  /// - Returns: The values before. Ends there, or with this producer.
  @inlinable
  public func take(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.endingOnce { $0.take(while: shouldContinue, includingLast: false) })
  }

  /// Passes values for as long as `shouldContinue` is true, and the value for which it is false, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(until: { $0 < 3 })
  ///     --1--2--(3|)
  ///
  /// - Parameter shouldContinue: Called with each value of a run, until it returns false.
  /// - Returns: The values up to that one. Ends with it, or with this producer.
  @inlinable
  public func take(until shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.endingOnce { $0.take(while: shouldContinue, includingLast: true) })
  }
}
