import ReactiveCore

extension Signal {
  /// One thing that a stream says. A stream is any number of values, then at most one of the other three, which end it.
  @frozen
  public enum Event {
    /// A value.
    case value(Value)
    /// The stream failed. Nothing comes after it.
    case failed(Error)
    /// The stream has no more values. Nothing comes after it.
    case completed
    /// The work was cancelled: it neither succeeded nor failed. Nothing comes after it. It is also what observers get that come
    /// too late.
    case interrupted

    @inlinable
    init(_ termination: Termination<Error>) {
      switch termination {
      case .completed: self = .completed
      case .failed(let error): self = .failed(error)
      case .interrupted: self = .interrupted
      }
    }
  }
}

extension Signal.Event {
  /// Whether the event ends the stream: all but values do.
  public var isTerminating: Bool {
    if case .value = self { false } else { true }
  }

  /// Whether this is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The value, or nil if this is another event.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The error, or nil if this is not `failed`.
  public var error: Error? {
    if case .failed(let error) = self { error } else { nil }
  }

  /// The same event with another value.
  ///
  /// - Parameter f: Called with the value, if there is one.
  public func map<U>(_ f: (Value) -> U) -> Signal<U, Error>.Event {
    switch self {
    case .value(let value): .value(f(value))
    case .failed(let error): .failed(error)
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }

  /// The same event with another error.
  ///
  /// - Parameter f: Called with the error, if there is one.
  public func mapError<F>(_ f: (Error) -> F) -> Signal<Value, F>.Event {
    switch self {
    case .value(let value): .value(value)
    case .failed(let error): .failed(f(error))
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }
}

extension Signal.Event: Sendable where Value: Sendable {}

extension Signal.Event where Value: Equatable, Error: Equatable {
  /// Whether both are the same event, with equal values or errors.
  public static func == (lhs: Signal<Value, Error>.Event, rhs: Signal<Value, Error>.Event) -> Bool {
    switch (lhs, rhs) {
    case (.value(let left), .value(let right)): left == right
    case (.failed(let left), .failed(let right)): left == right
    case (.completed, .completed), (.interrupted, .interrupted): true
    default: false
    }
  }
}

extension Signal.Event: Equatable where Value: Equatable, Error: Equatable {}

extension Signal.Event: CustomStringConvertible {
  /// `VALUE v`, `FAILED e`, `COMPLETED` or `INTERRUPTED`.
  public var description: String {
    switch self {
    case .value(let value): "VALUE \(value)"
    case .failed(let error): "FAILED \(error)"
    case .completed: "COMPLETED"
    case .interrupted: "INTERRUPTED"
    }
  }
}
