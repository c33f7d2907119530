import Foundation

extension TestScheduler {
  /// Runs everything, in order, but gives up at a limit: where `run()` would go on for ever, the test fails instead.
  ///
  ///     try scheduler.run(until: deadline)
  ///     try scheduler.run(maximumOfActions: 10_000)
  ///
  /// - Parameters:
  ///   - deadline: Actions for a later date are not run. The clock shows it after the run. With nil there is no deadline.
  ///   - maximumOfActions: How many actions are run at most. With nil there is no limit.
  /// - Throws: `UnfinishedWork` if some action is left. A later run goes on with it.
  public func run(until deadline: Date? = nil, maximumOfActions: Int? = nil) throws(UnfinishedWork) {
    let date = deadline ?? .distantFuture
    let isUnfinished = inTurn {
      requireFuture(date)
      var left = maximumOfActions ?? .max
      while left > 0, runNext(due: date) { left -= 1 }
      let isUnfinished = !pendingDates.isEmpty
      if deadline != nil && left > 0 || !isUnfinished { moveClock(to: date) }
      return isUnfinished
    }
    if isUnfinished { throw UnfinishedWork(currentDate: currentDate, pendingDates: pendingDates) }
  }

  private var pendingDates: [Date] {
    state.locked { $0.agenda }.dates
  }
}
