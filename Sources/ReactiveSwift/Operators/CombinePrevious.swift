import ReactiveCore

extension Signal {
  /// Pairs each value with the one before it.
  ///
  ///     --1----2----3----|
  ///     combinePrevious(0)
  ///     --01---12---23---|
  ///
  /// - Parameter initial: What comes before the first value.
  /// - Returns: The pairs, the older value first. Ends with this signal.
  @inlinable
  public func combinePrevious(_ initial: Value) -> Signal<(Value, Value), Error> {
    derive(feed.combinePrevious(initial))
  }

  /// Pairs each value with the one before it, from the second value on.
  ///
  /// - Returns: The pairs, the older value first. Ends with this signal.
  @inlinable
  public func combinePrevious() -> Signal<(Value, Value), Error> {
    derive(feed.combinePrevious(nil))
  }
}

extension SignalProducer {
  /// Pairs each value with the one before it.
  ///
  ///     --1----2----3----|
  ///     combinePrevious(0)
  ///     --01---12---23---|
  ///
  /// - Parameter initial: What comes before the first value.
  /// - Returns: The pairs, the older value first. Ends with this producer.
  @inlinable
  public func combinePrevious(_ initial: Value) -> SignalProducer<(Value, Value), Error> {
    SignalProducer<(Value, Value), Error>(source: source.combinePrevious(initial))
  }

  /// Pairs each value with the one before it, from the second value on.
  ///
  /// - Returns: The pairs, the older value first. Ends with this producer.
  @inlinable
  public func combinePrevious() -> SignalProducer<(Value, Value), Error> {
    SignalProducer<(Value, Value), Error>(source: source.combinePrevious(nil))
  }
}
