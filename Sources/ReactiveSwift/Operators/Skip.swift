import ReactiveCore

extension Signal {
  /// Drops the first `count` values.
  ///
  ///     --1--2--3--4--|
  ///     skip(first: 2)
  ///     --------3--4--|
  ///
  /// - Parameter count: At least 0.
  /// - Returns: The other values. Ends with this signal.
  @inlinable
  public func skip(first count: Int) -> Signal<Value, Error> {
    precondition(count >= 0, "skip(first:): the count must not be negative.")
    return count == 0 ? self : derive(feed.skip(count))
  }

  /// Drops values for as long as `shouldContinue` is true, and passes all the others.
  ///
  ///     --1--2--3--1--|
  ///     skip(while: { $0 < 3 })
  ///     --------3--1--|
  ///
  /// - Parameter shouldContinue: Called with each value, until it returns false.
  /// - Returns: The other values. Ends with this signal.
  @inlinable
  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    derive(feed.skip(while: shouldContinue))
  }
}

extension SignalProducer {
  /// Drops the first `count` values.
  ///
  ///     --1--2--3--4--|
  ///     skip(first: 2)
  ///     --------3--4--|
  ///
  /// - Parameter count: At least 0.
  /// - Returns: The other values. Ends with this producer.
  @inlinable
  public func skip(first count: Int) -> SignalProducer<Value, Error> {
    precondition(count >= 0, "skip(first:): the count must not be negative.")
    return count == 0 ? self : SignalProducer(source: source.skip(count))
  }

  /// Drops values for as long as `shouldContinue` is true, and passes all the others.
  ///
  ///     --1--2--3--1--|
  ///     skip(while: { $0 < 3 })
  ///     --------3--1--|
  ///
  /// - Parameter shouldContinue: Called with each value of a run, until it returns false.
  /// - Returns: The other values. Ends with this producer.
  @inlinable
  public func skip(while shouldContinue: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.skip(while: shouldContinue))
  }
}
