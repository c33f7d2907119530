/// A value and the virtual time at which it came.
public struct Recorded<Value> {
  /// When the value came.
  public let time: TestTime

  /// What came.
  public let value: Value

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - time: When the value came, or shall come.
  ///   - value: What came, or shall come.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: Sendable where Value: Sendable {}

extension Recorded: Equatable where Value: Equatable {
  /// Whether time and value are equal.
  public static func == (lhs: Recorded<Value>, rhs: Recorded<Value>) -> Bool {
    lhs.time == rhs.time && lhs.value == rhs.value
  }
}

extension Recorded: CustomDebugStringConvertible {
  /// `value @ time`.
  public var debugDescription: String {
    "\(value) @ \(time)"
  }
}
