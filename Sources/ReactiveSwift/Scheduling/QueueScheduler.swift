import Foundation
import ReactiveCore

/// Runs work on a serial dispatch queue, always asynchronously.
///
/// Dates follow the wall clock. Everything that is given as a delay or an interval, here and in the operators, follows the
/// monotonic clock: setting the date has no effect on it.
public final class QueueScheduler: DateScheduler {
  /// Runs work on the main queue, also if the caller is on it.
  public static let main = QueueScheduler(internalQueue: .main)

  /// The queue.
  public let queue: DispatchQueue

  /// - Parameter internalQueue: Must be serial.
  init(internalQueue: DispatchQueue) {
    queue = internalQueue
  }

  /// Makes a scheduler with a serial queue of its own.
  ///
  /// - Parameters:
  ///   - qos: The quality of service; unspecified to run each action with that of its caller.
  ///   - name: The label of the queue.
  ///   - targetQueue: Where the queue runs; it may be concurrent.
  public convenience init(
    qos: DispatchQoS = .unspecified, name: String = "org.reactivecocoa.ReactiveSwift.QueueScheduler",
    targeting targetQueue: DispatchQueue? = nil
  ) {
    self.init(internalQueue: DispatchQueue(label: name, qos: qos, target: targetQueue))
  }

  /// Makes a scheduler with a serial queue of its own that runs on `queue`.
  ///
  /// - Parameters:
  ///   - queue: Where the scheduler's queue runs; it may be concurrent.
  ///   - name: The label of the scheduler's queue.
  public convenience init(
    queue: DispatchQueue, name: String = "org.reactivecocoa.ReactiveSwift.QueueScheduler"
  ) {
    self.init(internalQueue: DispatchQueue(label: name, target: queue))
  }

  /// The date of the wall clock.
  public var currentDate: Date { Date() }

  /// Runs `action` on the queue, after what was scheduled before.
  ///
  /// - Parameter action: Called once, unless it is cancelled before.
  /// - Returns: What cancels the action as long as it has not started.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    let work = OneShotWork(action)
    queue.async { work.run() }
    return AnyDisposable { work.dispose() }
  }

  /// Runs `action` on the queue at a date of the wall clock; soon, if that has passed.
  ///
  /// - Parameters:
  ///   - date: When. It is followed if the clock is set.
  ///   - action: Called once, unless it is cancelled before.
  /// - Returns: What cancels the action as long as it has not started.
  @discardableResult
  public func schedule(after date: Date, action: @escaping () -> Void) -> (any Disposable)? {
    let work = dispatch().schedule(at: DispatchWallTime(date), action)
    return AnyDisposable { work.dispose() }
  }

  /// Runs `action` on the queue again and again, with a leeway of a tenth of the interval.
  ///
  /// - Parameters:
  ///   - date: When for the first time.
  ///   - interval: The distance from one time to the next, not negative.
  ///   - action: Called each time.
  /// - Returns: What stops the repetition. It goes on if this is released without being disposed.
  @discardableResult
  public func schedule(
    after date: Date, interval: DispatchTimeInterval, action: @escaping () -> Void
  ) -> (any Disposable)? {
    schedule(after: date, interval: interval, leeway: interval * 0.1, action: action)
  }

  /// Runs `action` on the queue again and again. Times don't drift; those missed while the queue is busy count as one.
  ///
  /// - Parameters:
  ///   - date: When for the first time.
  ///   - interval: The distance from one time to the next, not negative.
  ///   - leeway: How late the action may run, in exchange for fewer wake-ups; not negative.
  ///   - action: Called each time.
  /// - Returns: What stops the repetition. It goes on if this is released without being disposed.
  @discardableResult
  public func schedule(
    after date: Date, interval: DispatchTimeInterval, leeway: DispatchTimeInterval, action: @escaping () -> Void
  ) -> (any Disposable)? {
    requireRepetition(interval, leeway)
    let work = dispatch(leeway: leeway)
      .schedulePeriodic(from: DispatchWallTime(date), every: interval.saturatedNanoseconds, action)
    return AnyDisposable { work.dispose() }
  }

  /// The queue as a scheduler of the engine.
  func dispatch(leeway: DispatchTimeInterval = .nanoseconds(0)) -> DispatchScheduler {
    DispatchScheduler(queue: queue, isSerialQueue: true, leeway: leeway)
  }
}
