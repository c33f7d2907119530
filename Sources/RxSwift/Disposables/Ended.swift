import ReactiveCore

extension Disposable {
  /// Whether disposing this would certainly do nothing. May call code of the user: not under a lock.
  var isKnownToHaveEnded: Bool {
    switch self {
    case let base as DisposeBase: base.hasEnded
    case let endable as any Endable: endable.isEnded
    case let cancelable as any Cancelable: cancelable.isDisposed
    default: self is Nop
    }
  }
}
