import Foundation
import ReactiveCore

/// A scheduler whose clock moves only when it is told to, which makes tests of timing exact and immediate.
///
/// Actions run in `start()` or `advanceTo(_:)`, on the thread that calls it; those with an earlier time first, those with the same
/// time in the order of scheduling. The clock never moves back: an action that is scheduled for the past runs at the current time.
/// Scheduling is allowed on any thread, also while actions run.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, CustomDebugStringConvertible,
  @unchecked Sendable  // immutable; `agenda` has its lock, and converters depend on their arguments alone
{
  /// A point on the clock.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A distance on the clock.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let converter: Converter
  private let agenda: VirtualAgenda<VirtualTime>

  /// Makes a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: What the clock shows at first.
  ///   - converter: How the clock relates to real time.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    agenda = VirtualAgenda(clock: initialClock) { left, right in
      switch converter.compareVirtualTime(left, right) {
      case .lessThan: .before
      case .equal: .same
      case .greaterThan: .after
      }
    }
  }

  /// The virtual time: that of the action which runs, or of the last one that ran.
  public var clock: VirtualTime { agenda.clock }

  /// The virtual time as a date.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// Schedules `action` for now; see `adjustScheduledTime(_:)`.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
  }

  /// Schedules `action` for the time that lies `dueTime` after `now`; see `adjustScheduledTime(_:)`.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - dueTime: The delay. With `never` the action doesn't run.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let nanoseconds = dueTime.saturatedNanoseconds
    guard nanoseconds < .max else { return Disposables.create() }
    let time = converter.convertToVirtualTime(now.addingTimeInterval(TimeInterval(nanoseconds) / 1_000_000_000))
    return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
  }

  /// Schedules `action` for the time that lies `dueTime` after the clock, without adjustment.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - dueTime: The delay.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleAbsoluteVirtual(state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
  }

  /// Schedules `action` for `time`, without adjustment. Costs O(log n) with n actions waiting.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - time: When to run; at the current time if it has passed.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem(state, action)
    agenda.add(item, at: time)
    return item
  }

  /// Where an action is put that `schedule` or `scheduleRelative` would put at `time`. Returns `time`; subclasses may
  /// choose another one.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    time
  }

  /// Runs all actions, until none is left or `stop()` is called. The clock then shows the time of the last one.
  ///
  /// Does nothing if actions are being run already.
  public func start() {
    guard agenda.beginRun() else { return }
    repeat { agenda.runItems(upTo: nil) } while !agenda.endRun()
  }

  /// Runs all actions up to `virtualTime`, and sets the clock to that unless it is past it.
  ///
  /// Stops the program if actions are being run already.
  public func advanceTo(_ virtualTime: VirtualTime) {
    guard agenda.beginRun() else { preconditionFailure("advanceTo must not be called while the scheduler runs actions.") }
    repeat {
      agenda.runItems(upTo: virtualTime)
      agenda.moveClock { _ in virtualTime }
    } while !agenda.endRun()
  }

  /// Moves the clock on without running anything.
  ///
  /// Stops the program if `virtualInterval` is negative.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let isMoved = agenda.moveClock { converter.offsetVirtualTime($0, offset: virtualInterval) }
    precondition(isMoved, "sleep takes an interval that is not negative.")
  }

  /// Makes `start()` or `advanceTo(_:)` return when the action that runs has returned.
  public func stop() {
    agenda.stop()
  }

  /// The times of the actions that wait, in order.
  public var debugDescription: String {
    "\(agenda.pendingTimes)"
  }
}
