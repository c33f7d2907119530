extension PropertyProtocol where Value == Bool {
  /// Whether this property is false.
  public func negate() -> Property<Value> {
    lift { $0.negate() }
  }

  /// Whether this property and another one are true. Tells a change of either, also if the outcome is the same.
  ///
  /// - Parameter property: The other property.
  public func and<P: PropertyProtocol>(_ property: P) -> Property<Value> where P.Value == Value {
    lift { $0.and(property.producer) }
  }

  /// Whether this property or another one is true. Tells a change of either, also if the outcome is the same.
  ///
  /// - Parameter property: The other property.
  public func or<P: PropertyProtocol>(_ property: P) -> Property<Value> where P.Value == Value {
    lift { $0.or(property.producer) }
  }

  /// Whether all of some properties are true. Tells a change of each, also if the outcome is the same.
  ///
  /// - Parameter properties: The properties. Without any it is true.
  public static func all<P: PropertyProtocol, Properties: Collection>(
    _ properties: Properties
  ) -> Property<Value> where P.Value == Value, Properties.Element == P {
    Property(fedBy: .all(properties.map(\.producer)))
  }

  /// Whether all of some properties are true. Tells a change of each, also if the outcome is the same.
  public static func all<P: PropertyProtocol>(_ properties: P...) -> Property<Value> where P.Value == Value {
    all(properties)
  }

  /// Whether any of some properties is true. Tells a change of each, also if the outcome is the same.
  ///
  /// - Parameter properties: The properties. Without any it is false.
  public static func any<P: PropertyProtocol, Properties: Collection>(
    _ properties: Properties
  ) -> Property<Value> where P.Value == Value, Properties.Element == P {
    Property(fedBy: .any(properties.map(\.producer)))
  }

  /// Whether any of some properties is true. Tells a change of each, also if the outcome is the same.
  public static func any<P: PropertyProtocol>(_ properties: P...) -> Property<Value> where P.Value == Value {
    any(properties)
  }
}
