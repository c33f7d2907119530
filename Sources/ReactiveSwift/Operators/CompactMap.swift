import ReactiveCore

extension Signal {
  /// Replaces each value by the result of `transform`, and drops those for which that is nil.
  ///
  /// - Parameter transform: Called once per value, on the thread that sends it.
  /// - Returns: The results that are not nil. Ends with this signal.
  @inlinable @inline(__always)
  public func compactMap<U>(_ transform: @escaping (Value) -> U?) -> Signal<U, Error> {
    derive(to: U.self) { value, derived in
      if let result = transform(value) { derived.cast(to: SignalCore<U, Error>.self).next(result) }
    }
  }

  /// The former name of `compactMap(_:)`.
  @available(*, deprecated, renamed: "compactMap")
  public func filterMap<U>(_ transform: @escaping (Value) -> U?) -> Signal<U, Error> {
    compactMap(transform)
  }
}

extension Signal where Value: OptionalProtocol {
  /// Drops nil, and unwraps the other values.
  ///
  /// - Returns: The wrapped values. Ends with this signal.
  @inlinable
  public func skipNil() -> Signal<Value.Wrapped, Error> {
    compactMap { $0.optional }
  }
}

extension SignalProducer {
  /// Replaces each value by the result of `transform`, and drops those for which that is nil.
  ///
  /// - Parameter transform: Called once per value, on the thread that sends it.
  /// - Returns: The results that are not nil. Ends with this producer.
  @inlinable @inline(__always)
  public func compactMap<U>(_ transform: @escaping (Value) -> U?) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.compactMap(transform))
  }

  /// The former name of `compactMap(_:)`.
  @available(*, deprecated, renamed: "compactMap")
  public func filterMap<U>(_ transform: @escaping (Value) -> U?) -> SignalProducer<U, Error> {
    compactMap(transform)
  }
}

extension SignalProducer where Value: OptionalProtocol {
  /// Drops nil, and unwraps the other values.
  ///
  /// - Returns: The wrapped values. Ends with this producer.
  @inlinable
  public func skipNil() -> SignalProducer<Value.Wrapped, Error> {
    compactMap { $0.optional }
  }
}
