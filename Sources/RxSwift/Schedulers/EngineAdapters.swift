import Foundation
import ReactiveCore

extension ImmediateSchedulerType {
  /// This scheduler, for the operators of the engine.
  @usableFromInline package var engine: any ImmediateScheduler {
    switch self {
    case let scheduler as SerialDispatchQueueScheduler: scheduler.engine
    default: RxSchedulerAdapter(base: self)
    }
  }
}

extension SchedulerType {
  /// This scheduler, for the operators of the engine.
  @usableFromInline package var engine: any TimeScheduler {
    switch self {
    case let scheduler as MainScheduler:
      MainSchedulerAdapter(base: scheduler, timers: scheduler.work, isSerialQueue: true)
    case let scheduler as SerialDispatchQueueScheduler: scheduler.work
    case let scheduler as ConcurrentDispatchQueueScheduler: scheduler.work
    case let scheduler as ConcurrentMainScheduler:
      MainSchedulerAdapter(base: scheduler, timers: scheduler.main.work, isSerialQueue: false)
    default: RxTimeSchedulerAdapter(base: self)
    }
  }
}

/// Any scheduler without a clock.
struct RxSchedulerAdapter<Base: ImmediateSchedulerType>: ImmediateScheduler {
  let base: Base

  func schedule(_ action: @escaping () -> Void) -> any Disposable {
    base.scheduleAction(action)
  }
}

/// Any scheduler with a clock that isn't Dispatch's: virtual, or a client's. Its dates are taken to whole microseconds, since
/// a `Date` is not more exact than that.
struct RxTimeSchedulerAdapter<Base: SchedulerType>: TimeScheduler {
  let base: Base

  var now: Int64 {
    let microseconds = (base.now.timeIntervalSince1970 * 1_000_000).rounded()
    let limit = Double(Int64.max / 1000)
    guard abs(microseconds) < limit else { return microseconds < 0 ? -.max : .max }
    return Int64(microseconds) * 1000
  }

  func schedule(_ action: @escaping () -> Void) -> any Disposable {
    base.scheduleAction(action)
  }

  func schedule(after nanoseconds: Int64, _ action: @escaping () -> Void) -> any Disposable {
    guard nanoseconds < .max else { return Nop() }
    return base.scheduleRelative((), dueTime: RxTimeInterval(saturatingNanoseconds: nanoseconds)) {
      action()
      return Disposables.create()
    }
  }

  func schedulePeriodic(after delay: Int64, every period: Int64, _ action: @escaping () -> Void) -> any Disposable {
    guard delay < .max else { return Nop() }
    return base.schedulePeriodic(
      (), startAfter: RxTimeInterval(saturatingNanoseconds: delay),
      period: RxTimeInterval(saturatingNanoseconds: period), action: action)
  }
}

/// A scheduler on the main queue, which may run actions at once but times them by Dispatch.
struct MainSchedulerAdapter<Base: SchedulerType>: TimeScheduler {
  let base: Base
  let timers: DispatchScheduler
  let isSerialQueue: Bool

  var now: Int64 { timers.now }

  func schedule(_ action: @escaping () -> Void) -> any Disposable {
    base.scheduleAction(action)
  }

  func schedule(after nanoseconds: Int64, _ action: @escaping () -> Void) -> any Disposable {
    timers.schedule(after: nanoseconds, action)
  }

  func schedulePeriodic(after delay: Int64, every period: Int64, _ action: @escaping () -> Void) -> any Disposable {
    timers.schedulePeriodic(after: delay, every: period, action)
  }
}

extension ImmediateSchedulerType {
  fileprivate func scheduleAction(_ action: @escaping () -> Void) -> any Disposable {
    schedule(()) {
      action()
      return Disposables.create()
    }
  }
}
