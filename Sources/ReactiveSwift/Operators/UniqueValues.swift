import ReactiveCore

extension Signal {
  /// Drops each value whose identity came before.
  ///
  ///     --1--2--1--3--|
  ///     uniqueValues { $0 }
  ///     --1--2-----3--|
  ///
  /// - Parameter transform: Called once per value; makes the identity.
  /// - Returns: The first value of each identity. Ends with this signal. Holds all identities, so it grows with them.
  @inlinable
  public func uniqueValues<Identity: Hashable>(_ transform: @escaping (Value) -> Identity) -> Signal<Value, Error> {
    derive(feed.unique(by: transform))
  }
}

extension Signal where Value: Hashable {
  /// Drops each value that came before.
  ///
  /// - Returns: The first one of equal values. Ends with this signal. Holds all that were passed, so it grows with them.
  @_disfavoredOverload
  @inlinable
  public func uniqueValues() -> Signal<Value, Error> {
    uniqueValues { $0 }
  }
}

extension SignalProducer {
  /// Drops each value whose identity came before.
  ///
  ///     --1--2--1--3--|
  ///     uniqueValues { $0 }
  ///     --1--2-----3--|
  ///
  /// - Parameter transform: Called once per value; makes the identity.
  /// - Returns: The first value of each identity. Ends with this producer. A run holds all identities, so it grows with them.
  @inlinable
  public func uniqueValues<Identity: Hashable>(_ transform: @escaping (Value) -> Identity) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.unique(by: transform))
  }
}

extension SignalProducer where Value: Hashable {
  /// Drops each value that came before.
  ///
  /// - Returns: The first one of equal values. Ends with this producer. A run holds all that were passed, so it grows with them.
  @_disfavoredOverload
  @inlinable
  public func uniqueValues() -> SignalProducer<Value, Error> {
    uniqueValues { $0 }
  }
}
