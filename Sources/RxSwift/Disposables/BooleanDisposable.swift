import Synchronization

/// A flag that `dispose()` sets; it does nothing else.
///
/// Useful as a mark that a loop looks at. May be used from any thread.
public final class BooleanDisposable: Cancelable {
  private let disposed: Atomic<Bool>

  /// Makes one that is not disposed.
  public convenience init() {
    self.init(isDisposed: false)
  }

  /// Makes one that is disposed already, or not.
  public init(isDisposed: Bool) {
    disposed = Atomic(isDisposed)
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Sets `isDisposed`.
  public func dispose() {
    disposed.store(true, ordering: .releasing)
  }
}
