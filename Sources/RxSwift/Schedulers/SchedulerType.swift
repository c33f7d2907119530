import Foundation

/// A point in time.
public typealias RxTime = Date

/// A distance in time.
public typealias RxTimeInterval = DispatchTimeInterval

/// A scheduler with a clock.
@preconcurrency
public protocol SchedulerType: ImmediateSchedulerType {
  /// The time on this scheduler's clock.
  var now: RxTime { get }

  /// Runs `action` when `dueTime` has passed.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - dueTime: The delay.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` again and again, never two at a time.
  ///
  /// - Parameters:
  ///   - state: Passed to the first call of the action.
  ///   - startAfter: The delay before the first call.
  ///   - period: The distance from one call to the next.
  ///   - action: What to run. It returns the state for the next call.
  /// - Returns: Disposing it stops the repetition and releases the action.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` again and again, never two at a time, by means of `scheduleRelative`.
  ///
  /// Each tick schedules the next one before it runs the action, so the period is kept however long the action takes, but the
  /// delays of a real clock add up: a scheduler with real timers should bring its own method. A tick that arrives while the
  /// action runs is counted, and made up for after it.
  ///
  /// - Parameters:
  ///   - state: Passed to the first call of the action.
  ///   - startAfter: The delay before the first call.
  ///   - period: The distance from one call to the next. Zero means as often as the scheduler can.
  ///   - action: What to run. It returns the state for the next call.
  /// - Returns: Disposing it stops the repetition and releases the action.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    var current = state
    let repetition = EmulatedPeriodicWork(scheduler: self, period: period) { current = action(current) }
    repetition.scheduleTick(after: startAfter)
    return repetition
  }
}
