import Foundation
import ReactiveCore
import Synchronization

/// Runs actions on the main queue: at once if it is idle and the caller is on it, otherwise asynchronously and in order.
///
/// Use it to deliver to the user interface. The main queue must be served: in a command-line program by `dispatchMain()`, a run
/// loop or an asynchronous `main`. Timers are always asynchronous. May be used from any thread.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {  // the count is atomic
  private let unfinished = Atomic<Int>(0)

  /// Makes a scheduler with an order of its own: it doesn't wait for the actions of other instances.
  public init() {
    super.init(serialQueue: .main)
  }

  /// The shared instance.
  public static let instance = MainScheduler()

  /// A scheduler for the main queue that is always asynchronous.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  /// Stops the program unless it is called on the main queue. Works on every platform, and in release builds.
  ///
  /// - Parameter errorMessage: What to say then.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    guard !MainQueue.isCurrent else { return }
    fatalError(errorMessage ?? "This must run on the main queue. Use observe(on: MainScheduler.instance) before it.")
  }

  /// Stops the program unless it is called on the main thread. Works on every platform, and in release builds.
  ///
  /// - Parameter errorMessage: What to say then.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    guard !MainQueue.isThreadCurrent else { return }
    fatalError(errorMessage ?? "This must run on the main thread. Use observe(on: MainScheduler.instance) before it.")
  }

  override func submit(_ item: ScheduledItem) {
    let isIdle = unfinished.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    if isIdle && MainQueue.isCurrent {
      finish(item)
    } else {
      work.queue.async { self.finish(item) }
    }
  }

  private func finish(_ item: ScheduledItem) {
    item.run()
    unfinished.subtract(1, ordering: .acquiringAndReleasing)
  }
}
