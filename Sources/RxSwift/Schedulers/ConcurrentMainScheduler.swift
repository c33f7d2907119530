import Foundation
import ReactiveCore

/// Runs actions at once if the caller is on the main queue, otherwise asynchronously on it. Unlike `MainScheduler` it keeps no
/// order between the two, which suits `subscribe(on:)`.
///
/// Timers are always asynchronous. May be used from any thread.
public final class ConcurrentMainScheduler: SchedulerType {
  /// A distance in time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  /// The only instance.
  public static let instance = ConcurrentMainScheduler()

  let main = MainScheduler.asyncInstance

  private init() {}

  /// The current date.
  public var now: Date { main.now }

  /// Runs `action`: at once on the main queue, also within another action, and asynchronously elsewhere.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    MainQueue.isCurrent ? action(state) : main.schedule(state, action: action)
  }

  /// Runs `action` on the main queue when `dueTime` has passed.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - dueTime: The delay.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    main.scheduleRelative(state, dueTime: dueTime, action: action)
  }

  /// Runs `action` on the main queue again and again. Deadlines don't drift; those missed while the queue is busy count as one.
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
    main.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)
  }
}
