import Foundation

/// A scheduler with a clock.
@preconcurrency
public protocol DateScheduler: Scheduler {
  /// The date on this scheduler's clock.
  var currentDate: Date { get }

  /// Runs `action` at a date; soon, if that has passed.
  ///
  /// - Parameters:
  ///   - date: When, on this scheduler's clock.
  ///   - action: Called once, unless it is cancelled before.
  /// - Returns: What cancels the action as long as it has not started; nil if there is nothing to cancel.
  @discardableResult
  func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)?

  /// Runs `action` again and again, from a date on.
  ///
  /// - Parameters:
  ///   - date: When for the first time, on this scheduler's clock.
  ///   - interval: The distance from one time to the next, not negative.
  ///   - leeway: How late the action may run, in exchange for fewer wake-ups; not negative.
  ///   - action: Called each time.
  /// - Returns: What stops the repetition. It goes on if this is released without being disposed.
  @discardableResult
  func schedule(
    after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval, action: @escaping () -> Void
  ) -> (any Disposable)?
}

extension DateScheduler {
  /// Runs `action` again and again, for the first time when `delay` has passed.
  ///
  /// On a `QueueScheduler` the delay follows the monotonic clock: setting the date has no effect on it.
  ///
  /// - Parameters:
  ///   - delay: The time before the first call; it doesn't run with `never`.
  ///   - interval: The distance from one time to the next, not negative.
  ///   - leeway: How late the action may run, in exchange for fewer wake-ups; not negative.
  ///   - action: Called each time.
  /// - Returns: What stops the repetition. It goes on if this is released without being disposed.
  @discardableResult
  public func schedule(
    after delay: DispatchTimeInterval, interval: DispatchTimeInterval, leeway: DispatchTimeInterval = .seconds(0),
    action: @escaping () -> Void
  ) -> (any Disposable)? {
    requireRepetition(interval, leeway)
    let work = engine(leeway: leeway)
      .schedulePeriodic(after: delay.saturatedNanoseconds, every: interval.saturatedNanoseconds, action)
    return AnyDisposable { work.dispose() }
  }
}

/// Stops the program unless something can be repeated like this.
func requireRepetition(_ interval: DispatchTimeInterval, _ leeway: DispatchTimeInterval) {
  precondition(interval.timeInterval >= 0, "The interval of a repetition must not be negative.")
  precondition(leeway.timeInterval >= 0, "The leeway of a repetition must not be negative.")
}
