extension ValidatingProperty {
  /// What a validator says about a value.
  public enum Decision {
    /// The value is valid.
    case valid
    /// Another value takes its place, perhaps because of an error.
    case coerced(Value, ValidationError?)
    /// The value is not valid.
    case invalid(ValidationError)
  }

  /// What became of a value that somebody tried to set.
  public enum Result {
    /// It was valid.
    case valid(Value)
    /// It was replaced, perhaps because of an error.
    case coerced(replacement: Value, proposed: Value, error: ValidationError?)
    /// It was not valid.
    case invalid(Value, ValidationError)

    init(_ value: Value, _ decision: Decision) {
      switch decision {
      case .valid: self = .valid(value)
      case .coerced(let replacement, let error): self = .coerced(replacement: replacement, proposed: value, error: error)
      case .invalid(let error): self = .invalid(value, error)
      }
    }

    /// Whether it was not valid.
    public var isInvalid: Bool {
      if case .invalid = self { true } else { false }
    }

    /// The valid value or the replacement; nil if it was not valid.
    public var value: Value? {
      switch self {
      case .valid(let value), .coerced(let value, _, _): value
      case .invalid: nil
      }
    }

    /// The error, if it was not valid.
    public var error: ValidationError? {
      if case .invalid(_, let error) = self { error } else { nil }
    }

    /// What somebody tried to set.
    var attempted: Value {
      switch self {
      case .valid(let value), .coerced(_, let value, _), .invalid(let value, _): value
      }
    }
  }
}

extension ValidatingProperty.Decision: Sendable where Value: Sendable {}
extension ValidatingProperty.Result: Sendable where Value: Sendable {}
