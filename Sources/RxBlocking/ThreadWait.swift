import Foundation
import ReactiveCore

/// Wakes the thread that waits. May be rung on any thread, also before the thread waits.
final class ThreadAlarm: Sendable {
  fileprivate let semaphore = DispatchSemaphore(value: 0)
  fileprivate let isForMainThread = Thread.isMainThread

  func ring() {
    semaphore.signal()
    // The main thread's run loop is woken by work for it.
    if isForMainThread { DispatchQueue.main.async {} }
  }
}

/// How the current thread waits. It serves its run loop, and on the main thread the main queue, as far as they have anything to do.
struct ThreadWait {
  private let alarm: ThreadAlarm
  /// Whether work on the main queue runs while the thread waits.
  let servesMainQueue: Bool

  /// - Parameter alarm: Made on this thread.
  init(_ alarm: ThreadAlarm) {
    self.alarm = alarm
    servesMainQueue = alarm.isForMainThread && ThreadWait.runLoopServesMainQueue()
  }

  /// Returns when the alarm has rung or the deadline (of `MonotonicClock`) has passed; sometimes earlier.
  func wait(until deadline: Int64) {
    let nanoseconds = max(0, deadline - MonotonicClock.now)
    let seconds = min(Double(nanoseconds) / 1e9, ThreadWait.longest)
    if servesMainQueue {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    } else if RunLoop.current.limitDate(forMode: .default) == nil {
      // The run loop has nothing to wait for.
      _ = alarm.semaphore.wait(timeout: .now() + seconds)
    } else {
      // There is no way to wake another thread's run loop on all platforms.
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: min(seconds, ThreadWait.glance)))
    }
  }

  private static let longest = 3600.0
  private static let glance = 0.01

  /// Tries it out: a run loop doesn't serve the main queue if it is run by a block on that queue.
  private static func runLoopServesMainQueue() -> Bool {
    let probe = Locked(false)
    DispatchQueue.main.async { probe.locked { $0 = true } }
    // A pass takes what happens to be ready first. Those that find nothing cost half a microsecond.
    for _ in 0..<1000 where !probe.locked({ $0 }) { _ = RunLoop.current.run(mode: .default, before: Date()) }
    return probe.locked { $0 }
  }
}
