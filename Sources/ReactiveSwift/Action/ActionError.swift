/// Why a producer of an action failed.
public enum ActionError<Error: Swift.Error>: Swift.Error {
  /// The action was disabled, or executing already.
  case disabled
  /// The producer that the action made of its input failed.
  case producerFailed(Error)
}

extension ActionError where Error: Equatable {
  /// Whether both are the same case, with equal errors.
  public static func == (lhs: ActionError<Error>, rhs: ActionError<Error>) -> Bool {
    switch (lhs, rhs) {
    case (.disabled, .disabled): true
    case (.producerFailed(let left), .producerFailed(let right)): left == right
    case (.disabled, .producerFailed), (.producerFailed, .disabled): false
    }
  }
}

extension ActionError: Equatable where Error: Equatable {}
