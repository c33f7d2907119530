/// An optional, for generic code that is constrained to optionals.
public protocol OptionalProtocol: ExpressibleByNilLiteral {
  /// What is in it.
  associatedtype Wrapped

  /// Makes the same optional again.
  init(reconstructing value: Wrapped?)

  /// This optional.
  var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
  /// This optional.
  public var optional: Wrapped? { self }

  /// Makes the same optional again.
  public init(reconstructing value: Wrapped?) {
    self = value
  }
}
