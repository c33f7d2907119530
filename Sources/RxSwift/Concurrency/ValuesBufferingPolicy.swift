import ReactiveCore

/// How many elements may wait for an asynchronous loop, and what happens to more. See `values(bufferingPolicy:)`.
///
/// A sequence can't be told to slow down: one that is faster than the loop for long needs a limit, or memory grows.
public struct ValuesBufferingPolicy<Failure: Swift.Error>: Sendable {
  let limit: InboxLimit<any Swift.Error>

  /// Everything waits, however much memory that takes.
  public static var unbounded: ValuesBufferingPolicy {
    ValuesBufferingPolicy(limit: .unbounded)
  }

  /// The newest elements wait; older ones are dropped.
  ///
  /// - Parameter count: How many may wait, at least 0. With 0 an element only arrives if the loop is waiting for it.
  public static func bufferingNewest(_ count: Int) -> ValuesBufferingPolicy {
    ValuesBufferingPolicy(limit: InboxLimit(count, .dropOldest))
  }

  /// The oldest elements wait; newer ones are dropped.
  ///
  /// - Parameter count: How many may wait, at least 0. With 0 an element only arrives if the loop is waiting for it.
  public static func bufferingOldest(_ count: Int) -> ValuesBufferingPolicy {
    ValuesBufferingPolicy(limit: InboxLimit(count, .dropNewest))
  }
}

extension ValuesBufferingPolicy where Failure == any Swift.Error {
  /// No element is dropped: one too many disposes the subscription, and the loop throws a `ValuesOverflow` after those that waited.
  ///
  /// - Parameter count: How many may wait, at least 0. With 0 the loop must be waiting whenever an element comes.
  public static func failing(beyond count: Int) -> ValuesBufferingPolicy {
    ValuesBufferingPolicy(limit: InboxLimit(count, .end(.failed(ValuesOverflow(limit: count)))))
  }
}

/// An asynchronous loop was too slow for its sequence. See `ValuesBufferingPolicy.failing(beyond:)`.
public struct ValuesOverflow: Swift.Error, Equatable, CustomStringConvertible {
  /// How many elements were allowed to wait.
  public let limit: Int

  /// Makes the error, for comparison in tests.
  ///
  /// - Parameter limit: How many elements were allowed to wait.
  public init(limit: Int) {
    self.limit = limit
  }

  /// One sentence that says what happened.
  public var description: String {
    "More than \(limit) elements were waiting for an asynchronous loop."
  }
}
