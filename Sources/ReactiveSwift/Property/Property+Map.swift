extension PropertyProtocol {
  /// The result of `transform` for the value.
  ///
  /// - Parameter transform: Called once per value.
  @inlinable public func map<U>(_ transform: @escaping (Value) -> U) -> Property<U> {
    lift { $0.map(transform) }
  }

  /// A value, always the same, that is told again with each change.
  ///
  /// - Parameter value: The value.
  @_disfavoredOverload  // a closure of two parameters for a tuple would be taken for the value
  @inlinable public func map<U>(value: U) -> Property<U> {
    lift { $0.map(value: value) }
  }

  /// A property of the value.
  ///
  /// - Parameter keyPath: Which one.
  @_disfavoredOverload
  @inlinable public func map<U>(_ keyPath: KeyPath<Value, U>) -> Property<U> {
    lift { $0.map { $0[keyPath: keyPath] } }
  }
}
