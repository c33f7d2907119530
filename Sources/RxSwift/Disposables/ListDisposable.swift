import ReactiveCore

/// Disposes some disposables, in order.
final class ListDisposable: DisposeBase, Cancelable, @unchecked Sendable {  // `list` has its lock
  private let list: Locked<[any Disposable]?>

  init(_ disposables: [any Disposable]) {
    list = Locked(disposables)
    super.init()
  }

  var isDisposed: Bool { list.locked { $0 == nil } }

  override var hasEnded: Bool {
    guard let disposables = list.locked({ $0 }) else { return true }
    return disposables.allSatisfy(\.isKnownToHaveEnded)
  }

  func dispose() {
    guard let disposables = list.locked({ $0.take() }) else { return }
    LockCheck.assertNoneHeld()
    for disposable in disposables { disposable.dispose() }
  }
}
