import ReactiveCore
import Synchronization

/// Runs a closure when it is disposed.
final class AnonymousDisposable: DisposeBase, Cancelable, @unchecked Sendable {  // who sets `disposed` owns `action`
  private let disposed = Atomic<Bool>(false)
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  var isDisposed: Bool { disposed.load(ordering: .acquiring) }
  override var hasEnded: Bool { isDisposed }

  func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    let action = self.action.take()
    LockCheck.assertNoneHeld()
    action?()
  }
}
