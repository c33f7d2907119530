import Foundation
import ReactiveCore

extension Scheduler {
  /// This scheduler, for the operators of the engine.
  @usableFromInline var engine: any ReactiveCore.ImmediateScheduler {
    switch self {
    case let scheduler as QueueScheduler: scheduler.dispatch()
    default: SchedulerAdapter(base: self)
    }
  }
}

extension DateScheduler {
  /// This scheduler, for the operators of the engine.
  ///
  /// - Parameter leeway: How late periodic actions may run.
  func engine(leeway: DispatchTimeInterval = .nanoseconds(0)) -> any TimeScheduler {
    switch self {
    case let scheduler as QueueScheduler: scheduler.dispatch(leeway: leeway)
    default: DateSchedulerAdapter(base: self, leeway: leeway)
    }
  }
}

/// Any scheduler without a clock.
struct SchedulerAdapter<Base: Scheduler>: ReactiveCore.ImmediateScheduler {
  let base: Base

  func schedule(_ action: @escaping () -> Void) -> any ReactiveCore.Disposable {
    base.schedule(action) ?? Nop()
  }
}

/// A scheduler whose clock isn't Dispatch's: virtual, or a client's.
struct DateSchedulerAdapter<Base: DateScheduler>: TimeScheduler {
  let base: Base
  let leeway: DispatchTimeInterval

  var now: Int64 { Int64(saturatingSeconds: base.currentDate.timeIntervalSinceReferenceDate) }

  func schedule(_ action: @escaping () -> Void) -> any ReactiveCore.Disposable {
    base.schedule(action) ?? Nop()
  }

  func schedule(after nanoseconds: Int64, _ action: @escaping () -> Void) -> any ReactiveCore.Disposable {
    guard nanoseconds < .max else { return Nop() }
    return base.schedule(after: date(after: nanoseconds), action: action) ?? Nop()
  }

  func schedulePeriodic(
    after delay: Int64, every period: Int64, _ action: @escaping () -> Void
  ) -> any ReactiveCore.Disposable {
    guard delay < .max else { return Nop() }
    let interval = DispatchTimeInterval(saturatingNanoseconds: period)
    return base.schedule(after: date(after: delay), interval: interval, leeway: leeway, action: action) ?? Nop()
  }

  private func date(after nanoseconds: Int64) -> Date {
    base.currentDate.addingTimeInterval(TimeInterval(nanoseconds) / 1_000_000_000)
  }
}
