import ReactiveCore

/// Disposes two disposables, in order.
final class PairDisposable: DisposeBase, Cancelable, @unchecked Sendable {  // `pair` has its lock
  private let pair: Locked<(first: any Disposable, second: any Disposable)?>

  init(_ first: any Disposable, _ second: any Disposable) {
    pair = Locked((first, second))
    super.init()
  }

  var isDisposed: Bool { pair.locked { $0 == nil } }

  override var hasEnded: Bool {
    guard let (first, second) = pair.locked({ $0 }) else { return true }
    return first.isKnownToHaveEnded && second.isKnownToHaveEnded
  }

  func dispose() {
    guard let (first, second) = pair.locked({ $0.take() }) else { return }
    LockCheck.assertNoneHeld()
    first.dispose()
    second.dispose()
  }
}
