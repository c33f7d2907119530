/// A value that is its own identity: two of them are the same thing exactly if they are equal.
public struct IdentifiableValue<Value: Hashable> {
  /// The wrapped value.
  public let value: Value
}

extension IdentifiableValue: IdentifiableType {
  public typealias Identity = Value

  /// The value itself.
  public var identity: Value {
    value
  }
}

extension IdentifiableValue: Equatable {}

extension IdentifiableValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value's description.
  public var description: String {
    "\(value)"
  }

  /// The value's description.
  public var debugDescription: String {
    "\(value)"
  }
}

extension IdentifiableValue: Sendable where Value: Sendable {}
