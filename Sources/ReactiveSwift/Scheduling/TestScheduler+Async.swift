import Foundation

extension TestScheduler {
  /// Advances the clock by one nanosecond, and runs what is due, with pauses for other tasks.
  @MainActor
  public func advance() async {
    await advance(by: .nanoseconds(1))
  }

  /// Advances the clock, and runs what gets due meanwhile, with pauses for other tasks.
  ///
  /// - Parameter interval: How far; not negative.
  @MainActor
  public func advance(by interval: DispatchTimeInterval) async {
    await advance(by: interval.timeInterval)
  }

  /// Advances the clock, and runs what gets due meanwhile, with pauses for other tasks.
  ///
  /// - Parameter interval: How far, in seconds; not negative.
  @MainActor
  public func advance(by interval: TimeInterval) async {
    await advance(to: currentDate.addingTimeInterval(interval))
  }

  /// Advances the clock to a date, and runs what gets due meanwhile on the main actor.
  ///
  /// Before each action, and after the last one, other tasks get time to go on: those that wait for the action before can
  /// schedule what they do next.
  ///
  /// - Parameter newDate: What the clock shows then; not before the current date.
  @MainActor
  public func advance(to newDate: Date) async {
    requireFuture(newDate)
    repeat { await letOthersRun() } while inTurn({ runNext(due: newDate) })
    moveClock(to: newDate)
    await letOthersRun()
  }

  /// Runs everything, in order, until nothing is left, with pauses for other tasks. The clock shows `Date.distantFuture` then.
  @MainActor
  public func run() async {
    await advance(to: .distantFuture)
  }

  /// A task that was resumed may have to change executors a few times before it gets to the scheduler again.
  @MainActor
  private func letOthersRun() async {
    for _ in 0..<8 {
      await Task.yield()
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
