extension ValidatingProperty {
  /// Makes a property with validation.
  ///
  /// - Parameters:
  ///   - initial: The first value. It stays even if it isn't valid.
  ///   - validator: Called with each value.
  public convenience init(_ initial: Value, _ validator: @escaping (Value) -> Decision) {
    self.init(MutableProperty(initial), validator)
  }

  /// Puts validation in front of a property that depends on another property.
  ///
  /// - Parameters:
  ///   - inner: The property behind, which is kept alive.
  ///   - other: The other property, which is not. When it changes, the last value that somebody tried to set is set again.
  ///   - validator: Called with each value and the value of `other`.
  public convenience init<Other: PropertyProtocol>(
    _ inner: MutableProperty<Value>, with other: Other, _ validator: @escaping (Value, Other.Value) -> Decision
  ) {
    let other = Property(other)
    self.init(inner) { validator($0, other.value) }
    attemptAgain(at: other.signal)
  }

  /// Makes a property with validation that depends on another property.
  ///
  /// - Parameters:
  ///   - initial: The first value. It stays even if it isn't valid.
  ///   - other: The other property, which is not kept alive. When it changes, the last value that somebody tried to set is set
  ///     again.
  ///   - validator: Called with each value and the value of `other`.
  public convenience init<Other: PropertyProtocol>(
    _ initial: Value, with other: Other, _ validator: @escaping (Value, Other.Value) -> Decision
  ) {
    self.init(MutableProperty(initial), with: other, validator)
  }

  /// Puts validation in front of a property that depends on another property with validation.
  ///
  /// - Parameters:
  ///   - inner: The property behind, which is kept alive.
  ///   - other: The other property, which is not. Each time that something is set there, valid or not, the last value that
  ///     somebody tried to set here is set again.
  ///   - validator: Called with each value, and with the last value that somebody tried to set for `other`, valid or not.
  public convenience init<U, E: Swift.Error>(
    _ inner: MutableProperty<Value>, with other: ValidatingProperty<U, E>, _ validator: @escaping (Value, U) -> Decision
  ) {
    self.init(inner, with: other.result.map { $0.attempted }, validator)
  }

  /// Makes a property with validation that depends on another property with validation.
  ///
  /// - Parameters:
  ///   - initial: The first value. It stays even if it isn't valid.
  ///   - other: The other property, which is not kept alive. Each time that something is set there, valid or not, the last value
  ///     that somebody tried to set here is set again.
  ///   - validator: Called with each value, and with the last value that somebody tried to set for `other`, valid or not.
  public convenience init<U, E: Swift.Error>(
    _ initial: Value, with other: ValidatingProperty<U, E>, _ validator: @escaping (Value, U) -> Decision
  ) {
    self.init(MutableProperty(initial), with: other, validator)
  }
}
