import ReactiveCore

/// How many values may wait for an asynchronous loop, and what happens to more. See `values(bufferingPolicy:)`.
///
/// A stream can't be told to slow down: one that is faster than the loop for long needs a limit, or memory grows.
public struct ValuesBufferingPolicy<Failure: Swift.Error>: Sendable {
  let limit: InboxLimit<Failure>

  /// Everything waits, however much memory that takes.
  public static var unbounded: ValuesBufferingPolicy {
    ValuesBufferingPolicy(limit: .unbounded)
  }

  /// The newest values wait; older ones are dropped.
  ///
  /// - Parameter count: How many may wait, at least 0. With 0 a value only arrives if the loop is waiting for it.
  public static func bufferingNewest(_ count: Int) -> ValuesBufferingPolicy {
    ValuesBufferingPolicy(limit: InboxLimit(count, .dropOldest))
  }

  /// The oldest values wait; newer ones are dropped.
  ///
  /// - Parameter count: How many may wait, at least 0. With 0 a value only arrives if the loop is waiting for it.
  public static func bufferingOldest(_ count: Int) -> ValuesBufferingPolicy {
    ValuesBufferingPolicy(limit: InboxLimit(count, .dropNewest))
  }

  /// No value is dropped: one too many ends the observation, and the loop throws after the values that waited.
  ///
  /// - Parameters:
  ///   - count: How many may wait, at least 0. With 0 the loop must be waiting whenever a value comes.
  ///   - error: What the loop throws.
  public static func failing(beyond count: Int, with error: Failure) -> ValuesBufferingPolicy {
    ValuesBufferingPolicy(limit: InboxLimit(count, .end(.failed(error))))
  }
}

extension ValuesBufferingPolicy where Failure == any Swift.Error {
  /// No value is dropped: one too many ends the observation, and the loop throws a `ValuesOverflow` after those that waited.
  ///
  /// - Parameter count: How many may wait, at least 0. With 0 the loop must be waiting whenever a value comes.
  public static func failing(beyond count: Int) -> ValuesBufferingPolicy {
    failing(beyond: count, with: ValuesOverflow(limit: count))
  }
}

/// An asynchronous loop was too slow for its stream. See `ValuesBufferingPolicy.failing(beyond:)`.
public struct ValuesOverflow: Swift.Error, Equatable, CustomStringConvertible {
  /// How many values were allowed to wait.
  public let limit: Int

  /// Makes the error, for comparison in tests.
  ///
  /// - Parameter limit: How many values were allowed to wait.
  public init(limit: Int) {
    self.limit = limit
  }

  /// One sentence that says what happened.
  public var description: String {
    "More than \(limit) values were waiting for an asynchronous loop."
  }
}
