import Dispatch

/// A dispatch queue as a scheduler: always asynchronous, with the monotonic clock, and exact timers unless there is a leeway.
public struct DispatchScheduler: TimeScheduler {
  /// The queue that runs the actions.
  public let queue: DispatchQueue

  /// Whether `queue` runs one action at a time.
  public let isSerialQueue: Bool

  /// How late a timer may be, in exchange for fewer wake-ups.
  public let leeway: DispatchTimeInterval

  public init(queue: DispatchQueue, isSerialQueue: Bool, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
    self.isSerialQueue = isSerialQueue
    self.leeway = leeway
  }

  public var now: Int64 { MonotonicClock.now }

  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    let work = OneShotWork(action)
    submit(work)
    return work
  }

  /// Runs `work` on the queue.
  package func submit(_ work: OneShotWork) {
    queue.async { work.run() }
  }

  public func schedule(after nanoseconds: Int64, _ action: @escaping () -> Void) -> any Disposable {
    let work = OneShotWork(action)
    if nanoseconds < .max { work.start(by: makeTimer(after: nanoseconds, every: .max)) }
    return work
  }

  /// Runs `action` at each deadline. Deadlines don't drift, since each is a multiple of `period` after the first; those
  /// missed while the action runs, or while the queue is busy, count as one.
  public func schedulePeriodic(
    after delay: Int64, every period: Int64, _ action: @escaping () -> Void
  ) -> any Disposable {
    let work = RepeatingWork(action)
    if delay < .max { work.start(by: makeTimer(after: delay, every: period)) }
    return work
  }

  private func makeTimer(after delay: Int64, every period: Int64) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .deadline(after: delay), repeating: DispatchTimeInterval(saturatingNanoseconds: max(period, 0)), leeway: leeway)
    return timer
  }
}
