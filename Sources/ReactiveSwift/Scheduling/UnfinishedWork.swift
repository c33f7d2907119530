import Foundation

/// What a bounded run of a `TestScheduler` throws when it gives up.
public struct UnfinishedWork: Error, Equatable {
  /// What the clock showed then.
  public let currentDate: Date

  /// The dates of the work that was not done, in order.
  public let pendingDates: [Date]

  /// Makes the error, for a test that expects it.
  ///
  /// - Parameters:
  ///   - currentDate: What the clock shows.
  ///   - pendingDates: The dates of the rest, in order.
  public init(currentDate: Date, pendingDates: [Date]) {
    self.currentDate = currentDate
    self.pendingDates = pendingDates
  }
}

extension UnfinishedWork: CustomStringConvertible {
  /// One sentence that says when what was left is due.
  public var description: String {
    let due = pendingDates.prefix(10).map { "\($0.timeIntervalSince(currentDate))" }.joined(separator: ", ")
    let count = pendingDates.count > 10 ? ", ... (\(pendingDates.count) in all)" : ""
    return "At \(currentDate) work was left, due in \(due)\(count) seconds."
  }
}
