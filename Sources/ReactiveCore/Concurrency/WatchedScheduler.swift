import Dispatch

/// A scheduler on a queue that a waiting thread occupies: tells the watch what is scheduled, runs or is cancelled.
struct WatchedScheduler: ImmediateScheduler {
  let base: any ImmediateScheduler
  let watch: BlockingWatch
  let queue: DispatchQueue

  var isSerialQueue: Bool { base.isSerialQueue }

  func schedule(_ action: @escaping () -> Void) -> any Disposable {
    watch.noting(action, dueAfter: 0, on: queue) { base.schedule($0) }
  }
}

/// The same for a scheduler with a clock.
struct WatchedTimeScheduler: TimeScheduler {
  let base: any TimeScheduler
  let watch: BlockingWatch
  let queue: DispatchQueue

  var isSerialQueue: Bool { base.isSerialQueue }

  var now: Int64 { base.now }

  func schedule(_ action: @escaping () -> Void) -> any Disposable {
    watch.noting(action, dueAfter: 0, on: queue) { base.schedule($0) }
  }

  func schedule(after nanoseconds: Int64, _ action: @escaping () -> Void) -> any Disposable {
    watch.noting(action, dueAfter: nanoseconds, on: queue) { base.schedule(after: nanoseconds, $0) }
  }

  func schedulePeriodic(after delay: Int64, every period: Int64, _ action: @escaping () -> Void) -> any Disposable {
    watch.noting(action, dueAfter: delay, on: queue) { base.schedulePeriodic(after: delay, every: period, $0) }
  }
}

extension BlockingWatch {
  fileprivate func noting(
    _ action: @escaping () -> Void, dueAfter delay: Int64, on queue: DispatchQueue,
    schedule: (@escaping () -> Void) -> any Disposable
  ) -> any Disposable {
    let number = note(dueAfter: delay, on: queue)
    let work = schedule {
      self.forget(number)
      action()
    }
    return Teardown {
      self.forget(number)
      work.dispose()
    }
  }
}
