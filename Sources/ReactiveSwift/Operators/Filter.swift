import ReactiveCore

extension Signal {
  /// Passes the values for which `isIncluded` is true.
  ///
  ///     --1--2--3--4--|
  ///     filter { $0 % 2 == 0 }
  ///     -----2-----4--|
  ///
  /// - Parameter isIncluded: Called once per value, on the thread that sends it.
  /// - Returns: Some of the values. Ends with this signal.
  @inlinable @inline(__always)
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> Signal<Value, Error> {
    derive(to: Value.self) { value, derived in
      if isIncluded(value) { derived.cast(to: SignalCore<Value, Error>.self).next(value) }
    }
  }
}

extension SignalProducer {
  /// Passes the values for which `isIncluded` is true.
  ///
  ///     --1--2--3--4--|
  ///     filter { $0 % 2 == 0 }
  ///     -----2-----4--|
  ///
  /// - Parameter isIncluded: Called once per value, on the thread that sends it.
  /// - Returns: Some of the values. Ends with this producer.
  @inlinable
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> SignalProducer<Value, Error> {
    SignalProducer(source: source.filter(isIncluded))
  }
}
