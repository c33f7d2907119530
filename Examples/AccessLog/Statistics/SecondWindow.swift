/// The requests of one second of the log's own clock.
public struct SecondWindow: Equatable, Sendable {
  /// The second.
  public let second: LogTime
  /// How many requests came.
  public internal(set) var requests = 0
  /// How many of them were answered with a status of 500 to 599.
  public internal(set) var serverErrors = 0
  /// How many lines of seconds that had closed before came since the last window closed. They are in no window.
  public internal(set) var late = 0

  init(second: LogTime) {
    self.second = second
  }

  mutating func add(_ entry: LogEntry) {
    requests += 1
    if entry.statusClass == .serverError { serverErrors += 1 }
  }
}
