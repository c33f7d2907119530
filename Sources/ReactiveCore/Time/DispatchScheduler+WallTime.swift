import Dispatch

/// Actions at a date, which are moved when the clock is set.
extension DispatchScheduler {
  /// Runs `action` on the queue at a time; soon, if that has passed.
  package func schedule(at time: DispatchWallTime, _ action: @escaping () -> Void) -> any Disposable {
    let work = OneShotWork(action)
    work.start(by: makeTimer(from: time, every: .never))
    return work
  }

  /// Runs `action` at each deadline, the first one at a time. Those missed while the queue is busy count as one.
  package func schedulePeriodic(
    from time: DispatchWallTime, every period: Int64, _ action: @escaping () -> Void
  ) -> any Disposable {
    let work = RepeatingWork(action)
    work.start(by: makeTimer(from: time, every: DispatchTimeInterval(saturatingNanoseconds: max(period, 0))))
    return work
  }

  private func makeTimer(from time: DispatchWallTime, every period: DispatchTimeInterval) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(wallDeadline: time, repeating: period, leeway: leeway)
    return timer
  }
}
