import Dispatch
import ReactiveCore
import Synchronization

/// Runs work on the main queue: at once if the caller is on it and nothing waits, otherwise asynchronously and in order.
///
/// Each instance has an order of its own. The main queue must be served: in a command-line program by `dispatchMain()`, a run
/// loop or an asynchronous `main`.
public final class UIScheduler: Scheduler {
  private let unfinished = Synchronization.Atomic<Int>(0)

  /// Makes a scheduler that doesn't wait for the work of others.
  public init() {}

  /// Runs `action` on the main queue.
  ///
  /// - Parameter action: Called before this returns if the caller is on the main queue and all actions before have returned.
  /// - Returns: What cancels the action as long as it has not started; nil if it was run at once.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    let isIdle = unfinished.add(1, ordering: .acquiringAndReleasing).oldValue == 0
    let work = OneShotWork(action)
    if isIdle && MainQueue.isCurrent {
      finish(work)
      return nil
    }
    DispatchQueue.main.async { self.finish(work) }
    return AnyDisposable { work.dispose() }
  }

  private func finish(_ work: OneShotWork) {
    work.run()
    unfinished.subtract(1, ordering: .acquiringAndReleasing)
  }
}
