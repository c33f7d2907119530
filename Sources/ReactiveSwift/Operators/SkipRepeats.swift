import ReactiveCore

extension Signal {
  /// Drops each value that is equivalent to the value before it.
  ///
  ///     --1--1--2--1--|
  ///     skipRepeats(==)
  ///     --1-----2--1--|
  ///
  /// - Parameter isEquivalent: Called with each value but the first, and with the one that came before it, passed or not.
  /// - Returns: The other values. Ends with this signal. Holds one value.
  @inlinable
  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Signal<Value, Error> {
    derive(feed.skipRepeats(isEquivalent))
  }
}

extension Signal where Value: Equatable {
  /// Drops each value that equals the value before it.
  ///
  /// - Returns: The other values. Ends with this signal. Holds one value.
  @_disfavoredOverload
  @inlinable
  public func skipRepeats() -> Signal<Value, Error> {
    skipRepeats(==)
  }
}

extension SignalProducer {
  /// Drops each value that is equivalent to the value before it.
  ///
  ///     --1--1--2--1--|
  ///     skipRepeats(==)
  ///     --1-----2--1--|
  ///
  /// - Parameter isEquivalent: Called with each value but the first, and with the one that came before it, passed or not.
  /// - Returns: The other values. Ends with this producer. Holds one value.
  @inlinable
  public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.skipRepeats(isEquivalent))
  }
}

extension SignalProducer where Value: Equatable {
  /// Drops each value that equals the value before it.
  ///
  /// - Returns: The other values. Ends with this producer. Holds one value.
  @_disfavoredOverload
  @inlinable
  public func skipRepeats() -> SignalProducer<Value, Error> {
    skipRepeats(==)
  }
}
