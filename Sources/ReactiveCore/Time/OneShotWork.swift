import Dispatch
import Synchronization

/// An action that runs once, unless it is disposed before; either way it is released then.
///
/// It is also how a closure that isn't `Sendable` crosses to a queue.
package final class OneShotWork: Endable, @unchecked Sendable {  // who sets `isTaken` owns `action` and `timer`
  private let isTaken = Atomic<Bool>(false)
  private var action: (() -> Void)?
  private var timer: (any DispatchSourceTimer)?

  package init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Whether the action has started or was disposed.
  package var isEnded: Bool {
    isTaken.load(ordering: .relaxed)
  }

  /// Runs the action, if nobody has run or disposed it.
  package func run() {
    guard let action = take() else { return }
    LockCheck.assertNoneHeld()
    action()
  }

  package func dispose() {
    _ = take()
  }

  /// Makes `timer` run the action. The timer is not active yet, and nobody else knows this object.
  func start(by timer: any DispatchSourceTimer) {
    self.timer = timer
    timer.setEventHandler { self.run() }
    timer.activate()
  }

  private func take() -> (() -> Void)? {
    guard !isTaken.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    timer.take()?.cancel()
    return action.take()
  }
}
