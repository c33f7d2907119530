/// What a bounded run of a `TestScheduler` throws when it gives up.
public struct UnfinishedWork: Error, Equatable {
  /// What the clock showed then.
  public let clock: TestTime

  /// When the work was due that was not done, in order.
  public let pendingTimes: [TestTime]

  /// Makes the error, for a test that expects it.
  ///
  /// - Parameters:
  ///   - clock: What the clock shows.
  ///   - pendingTimes: When the rest is due, in order.
  public init(clock: TestTime, pendingTimes: [TestTime]) {
    self.clock = clock
    self.pendingTimes = pendingTimes
  }
}

extension UnfinishedWork: CustomStringConvertible {
  /// One sentence that says when what was left is due.
  public var description: String {
    let shown = pendingTimes.prefix(10).map { "\($0)" }.joined(separator: ", ")
    return "At \(clock) work was left, due at \(shown)\(pendingTimes.count > 10 ? ", ... (\(pendingTimes.count) in all)" : "")."
  }
}
