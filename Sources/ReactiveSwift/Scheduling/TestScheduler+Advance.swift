import Foundation
import ReactiveCore

extension TestScheduler {
  /// Advances the clock by one nanosecond, and runs what is due.
  public func advance() {
    advance(by: .nanoseconds(1))
  }

  /// Advances the clock, and runs what gets due meanwhile.
  ///
  /// - Parameter interval: How far; not negative.
  public func advance(by interval: DispatchTimeInterval) {
    advance(by: interval.timeInterval)
  }

  /// Advances the clock, and runs what gets due meanwhile.
  ///
  /// - Parameter interval: How far, in seconds; not negative.
  public func advance(by interval: TimeInterval) {
    inTurn { advanceInTurn(to: currentDate.addingTimeInterval(interval)) }
  }

  /// Advances the clock to a date, and runs what gets due meanwhile.
  ///
  /// - Parameter newDate: What the clock shows then; not before the current date.
  public func advance(to newDate: Date) {
    inTurn { advanceInTurn(to: newDate) }
  }

  /// Runs everything, in order, until nothing is left. The clock shows `Date.distantFuture` then.
  ///
  /// A repetition that nobody stops makes this go on practically for ever; `run(until:maximumOfActions:)` gives up then.
  public func run() {
    advance(to: .distantFuture)
  }

  /// Sets the clock back, without running anything.
  ///
  /// - Parameter interval: How far; not negative.
  public func rewind(by interval: DispatchTimeInterval) {
    precondition(interval.timeInterval >= 0, "rewind takes an interval that is not negative.")
    state.locked { $0.clock = $0.clock.addingTimeInterval((-interval).timeInterval) }
  }

  private func advanceInTurn(to date: Date) {
    requireFuture(date)
    while runNext(due: date) {}
    moveClock(to: date)
  }

  func requireFuture(_ date: Date) {
    precondition(date >= currentDate, "A clock can't be advanced to the past; rewind(by:) sets it back.")
  }

  /// Runs the next action that is due at `date`. Returns whether there was one.
  func runNext(due date: Date) -> Bool {
    let item = state.locked { state -> Agenda.Item? in
      while let item = state.agenda.popFirst(due: date) {
        if item.work.isEnded { continue }
        state.clock = max(state.clock, min(item.date, date))
        return item
      }
      return nil
    }
    item?.work.run()
    return item != nil
  }

  /// An action may have advanced the clock further already.
  func moveClock(to date: Date) {
    state.locked { $0.clock = max($0.clock, date) }
  }

  /// Runs `body` while no other thread runs actions.
  func inTurn<Result>(_ body: () -> Result) -> Result {
    let thread = ObjectIdentifier(Trampoline.current)
    while let semaphore = state.locked({ $0.turn.take(by: thread) }) { semaphore.wait() }
    defer {
      for semaphore in state.locked({ $0.turn.pass() }) { semaphore.signal() }
    }
    return body()
  }
}
