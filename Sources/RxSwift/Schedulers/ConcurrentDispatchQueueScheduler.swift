import Foundation
import ReactiveCore

/// Runs actions on a dispatch queue that may be concurrent, so two of them can run at the same time.
///
/// May be used from any thread. Operators that deliver on it still deliver one event at a time, in order. Relative times follow
/// the monotonic clock, so setting the date has no effect on them.
public class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {  // immutable
  /// A distance in time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  final let work: DispatchScheduler

  /// Makes a scheduler for `queue`.
  ///
  /// - Parameters:
  ///   - queue: What runs the actions.
  ///   - leeway: How late timers may be, in exchange for fewer wake-ups.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)) {
    work = DispatchScheduler(queue: queue, isSerialQueue: false, leeway: leeway)
  }

  /// Makes a scheduler with a concurrent queue of its own.
  ///
  /// - Parameters:
  ///   - qos: The quality of service of the queue.
  ///   - leeway: How late timers may be, in exchange for fewer wake-ups.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)) {
    let queue = DispatchQueue(label: "rx.global_dispatch_queue.concurrent", qos: qos, attributes: .concurrent)
    self.init(queue: queue, leeway: leeway)
  }

  /// The current date.
  public var now: Date { Date() }

  /// Runs `action` on the queue.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem(state, action)
    work.queue.async { item.run() }
    return item
  }

  /// Runs `action` on the queue when `dueTime` has passed.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - dueTime: The delay.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    work.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` on the queue again and again, never two calls at a time. Deadlines don't drift; those missed while the
  /// action runs count as one.
  ///
  /// - Parameters:
  ///   - state: Passed to the first call of the action.
  ///   - startAfter: The delay before the first call.
  ///   - period: The distance from one deadline to the next.
  ///   - action: What to run. It returns the state for the next call.
  /// - Returns: Disposing it stops the repetition and releases the action.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    work.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
