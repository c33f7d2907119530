/// A line that isn't an entry.
public struct Rejection: Equatable, Sendable {
  /// The line's number, counted from 1.
  public let lineNumber: Int
  /// Why it isn't one.
  public let reason: RejectReason
}
