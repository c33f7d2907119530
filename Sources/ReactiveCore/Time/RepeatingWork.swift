import Dispatch

/// An action that a timer runs again and again, until it is disposed and released.
final class RepeatingWork: Endable, @unchecked Sendable {  // `lock` guards `action` and `timer`
  private let lock = Lock()
  private var action: (() -> Void)?
  private var timer: (any DispatchSourceTimer)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isEnded: Bool {
    lock.locked { action == nil }
  }

  func dispose() {
    let (_, timer) = lock.locked { (self.action.take(), self.timer.take()) }
    timer?.cancel()
  }

  /// Makes `timer` run the action. The timer is not active yet, and nobody else knows this object.
  ///
  /// The timer never fires while its handler runs, not even on a concurrent queue.
  func start(by timer: any DispatchSourceTimer) {
    self.timer = timer
    timer.setEventHandler { self.run() }
    timer.activate()
  }

  private func run() {
    let action = lock.locked { self.action }
    LockCheck.assertNoneHeld()
    action?()
    // Dispatch never runs a timer's handler twice at a time, but only the lock shows that order to ThreadSanitizer.
    lock.locked {}
  }
}
