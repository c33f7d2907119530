import Dispatch

/// A dispatch queue as a scheduler: always asynchronous, with the monotonic clock, and exact timers unless there is a leeway.
public struct DispatchScheduler: TimeScheduler {
  /// The queue that runs the actions.
  public let queue: DispatchQueue

  /// Whether `queue` runs one action at a time.
  public let isSerialQueue: Bool

  /// How late a timer may be, in exchange for fewer wake-ups.
  public let leeway: DispatchTimeInterval

  /// Makes a scheduler for `queue`, and says whether that is serial.
  public init(queue: DispatchQueue, isSerialQueue: Bool, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.queue = queue
    self.isSerialQueue = isSerialQueue
    self.leeway = leeway
  }

  /// The monotonic clock.
  public var now: Int64 { MonotonicClock.now }

  /// Runs `action` on the queue, after what was scheduled before.
  public func schedule(_ action: @escaping () -> Void) -> any Disposable {
    let work = OneShotWork(action)
    queue.async { work.run() }
    return work
  }

  /// Runs `action` on the queue when `nanoseconds` have passed.
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
