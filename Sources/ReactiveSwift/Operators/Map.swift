import ReactiveCore

extension Signal {
  /// Replaces each value by the result of `transform`.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 10 }
  ///     --10-20-30-|
  ///
  /// - Parameter transform: Called once per value, on the thread that sends it.
  /// - Returns: The results. Ends with this signal.
  @inlinable @inline(__always)
  public func map<U>(_ transform: @escaping (Value) -> U) -> Signal<U, Error> {
    derive(to: U.self) { value, derived in
      derived.cast(to: SignalCore<U, Error>.self).next(transform(value))
    }
  }

  /// Replaces each value by another, always the same.
  ///
  /// - Parameter value: What is sent instead of each value.
  /// - Returns: As many values as this signal sends. Ends with it.
  @_disfavoredOverload  // as all but one: otherwise chains of closures take exponential time to type-check
  @inlinable @inline(__always)
  public func map<U>(value: U) -> Signal<U, Error> {
    map { _ in value }
  }

  /// Replaces each value by one of its properties.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: The properties. Ends with this signal.
  @_disfavoredOverload
  @inlinable @inline(__always)
  public func map<U>(_ keyPath: KeyPath<Value, U>) -> Signal<U, Error> {
    map { $0[keyPath: keyPath] }
  }
}

extension SignalProducer {
  /// Replaces each value by the result of `transform`.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 10 }
  ///     --10-20-30-|
  ///
  /// - Parameter transform: Called once per value, on the thread that sends it.
  /// - Returns: The results. Ends with this producer.
  @inlinable
  public func map<U>(_ transform: @escaping (Value) -> U) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.map(transform))
  }

  /// Replaces each value by another, always the same.
  ///
  /// - Parameter value: What is sent instead of each value.
  /// - Returns: As many values as this producer sends. Ends with it.
  @_disfavoredOverload  // as all but one: otherwise chains of closures take exponential time to type-check
  @inlinable
  public func map<U>(value: U) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.map { _ in value })
  }

  /// Replaces each value by one of its properties.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: The properties. Ends with this producer.
  @_disfavoredOverload
  @inlinable
  public func map<U>(_ keyPath: KeyPath<Value, U>) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.map { $0[keyPath: keyPath] })
  }
}
