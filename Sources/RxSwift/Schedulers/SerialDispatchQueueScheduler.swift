import Foundation
import ReactiveCore

/// Runs actions on a serial dispatch queue: one at a time, in order, always asynchronously.
///
/// May be used from any thread. Relative times follow the monotonic clock, so setting the date has no effect on them.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {  // immutable; MainScheduler adds an atomic
  /// A distance in time, in seconds.
  public typealias TimeInterval = Foundation.TimeInterval

  /// A point in time.
  public typealias Time = Date

  final let work: DispatchScheduler

  /// - Parameter serialQueue: Must be serial.
  init(serialQueue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    work = DispatchScheduler(queue: serialQueue, isSerialQueue: true, leeway: leeway)
  }

  /// Makes a scheduler with a queue of its own.
  ///
  /// - Parameters:
  ///   - internalSerialQueueName: The label of the queue.
  ///   - serialQueueConfiguration: Called with the queue, to set its target for instance.
  ///   - leeway: How late timers may be, in exchange for fewer wake-ups.
  public convenience init(
    internalSerialQueueName: String, serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    let queue = DispatchQueue(label: internalSerialQueueName, attributes: [])
    serialQueueConfiguration?(queue)
    self.init(serialQueue: queue, leeway: leeway)
  }

  /// Makes a scheduler with a serial queue of its own that runs on `queue`, which may be concurrent.
  ///
  /// - Parameters:
  ///   - queue: The target of the scheduler's queue.
  ///   - internalSerialQueueName: The label of the scheduler's queue.
  ///   - leeway: How late timers may be, in exchange for fewer wake-ups.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String, leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    self.init(serialQueue: DispatchQueue(label: internalSerialQueueName, target: queue), leeway: leeway)
  }

  /// Makes a scheduler with a serial queue of its own that runs on the global queue for `qos`.
  ///
  /// - Parameters:
  ///   - qos: The quality of service.
  ///   - internalSerialQueueName: The label of the scheduler's queue.
  ///   - leeway: How late timers may be, in exchange for fewer wake-ups.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = DispatchTimeInterval.nanoseconds(0)
  ) {
    let target = DispatchQueue.global(qos: qos.qosClass)
    self.init(queue: target, internalSerialQueueName: internalSerialQueueName, leeway: leeway)
  }

  /// The current date.
  public var now: Date { Date() }

  /// Runs `action` on the queue, after what was scheduled before.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public final func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem(state, action)
    submit(item)
    return item
  }

  /// Brings `item` to the queue. MainScheduler may run it at once instead.
  func submit(_ item: ScheduledItem) {
    work.queue.async { item.run() }
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

  /// Runs `action` on the queue again and again. Deadlines don't drift; those missed while the queue is busy count as one.
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
