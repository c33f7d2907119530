import Foundation
import RxSwift

/// A scheduler over a queue of one's own.
public class ManualScheduler: SchedulerType {
  public typealias Job = () -> Void

  private let lock = NSLock()
  private var jobs: [(due: TimeInterval, job: Job)] = []
  public private(set) var time: TimeInterval = 0

  public init() {}

  public var now: RxTime { return Date(timeIntervalSinceReferenceDate: time) }

  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    return add(0, state, action)
  }

  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> Disposable
  ) -> Disposable {
    let seconds: TimeInterval
    switch dueTime {
    case .seconds(let value): seconds = TimeInterval(value)
    case .milliseconds(let value): seconds = TimeInterval(value) / 1_000
    case .microseconds(let value): seconds = TimeInterval(value) / 1_000_000
    case .nanoseconds(let value): seconds = TimeInterval(value) / 1_000_000_000
    case .never: return Disposables.create()
    @unknown default: return Disposables.create()
    }
    return add(seconds, state, action)
  }

  private func add<StateType>(_ delay: TimeInterval, _ state: StateType, _ action: @escaping (StateType) -> Disposable)
    -> Disposable
  {
    let compositeDisposable = CompositeDisposable()
    let cancel = SingleAssignmentDisposable()
    _ = compositeDisposable.insert(cancel)
    lock.lock()
    jobs.append(
      (
        time + delay,
        {
          if compositeDisposable.isDisposed { return }
          cancel.setDisposable(action(state))
        }
      ))
    lock.unlock()
    return compositeDisposable
  }

  public func advance(by interval: TimeInterval) {
    let end = time + interval
    while true {
      lock.lock()
      let next = jobs.indices.min { jobs[$0].due < jobs[$1].due }
      guard let index = next, jobs[index].due <= end else {
        lock.unlock()
        break
      }
      let entry = jobs.remove(at: index)
      time = max(time, entry.due)
      lock.unlock()
      entry.job()
    }
    time = end
  }
}

/// Hops to a run loop's thread, or runs at once if there.
public final class ThreadScheduler: ImmediateSchedulerType {
  private let isCurrent: () -> Bool
  private let perform: (@escaping () -> Void) -> Void

  public init(isCurrent: @escaping () -> Bool, perform: @escaping (@escaping () -> Void) -> Void) {
    self.isCurrent = isCurrent
    self.perform = perform
  }

  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> Disposable) -> Disposable {
    if isCurrent() { return action(state) }
    let disposable = SingleAssignmentDisposable()
    perform {
      guard !disposable.isDisposed else { return }
      disposable.setDisposable(action(state))
    }
    return disposable
  }
}

/// Virtual time in steps of one's own.
public struct FrameConverter: VirtualTimeConverterType {
  public typealias VirtualTimeUnit = Int
  public typealias VirtualTimeIntervalUnit = Int

  public init() {}

  public func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime {
    return Date(timeIntervalSince1970: TimeInterval(virtualTime) / 60)
  }

  public func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit {
    return Int((time.timeIntervalSince1970 * 60).rounded())
  }

  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval {
    return TimeInterval(virtualTimeInterval) / 60
  }

  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit {
    return Int((timeInterval * 60).rounded())
  }

  public func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit {
    return time + offset
  }

  public func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison {
    if lhs < rhs { return .lessThan }
    if lhs > rhs { return .greaterThan }
    return .equal
  }
}

public class FrameScheduler: VirtualTimeScheduler<FrameConverter>, @unchecked Sendable {
  public private(set) var adjustments = 0

  public init(frame: Int = 0) {
    super.init(initialClock: frame, converter: FrameConverter())
  }

  public override func adjustScheduledTime(_ time: Int) -> Int {
    adjustments += 1
    return time <= clock ? clock + 1 : time
  }

  public func frames(_ count: Int, _ action: @escaping (Int) -> Void) {
    for frame in 1...count {
      _ = scheduleAbsoluteVirtual(frame, time: clock + frame) { frame in
        action(frame)
        return Disposables.create()
      }
    }
  }
}
