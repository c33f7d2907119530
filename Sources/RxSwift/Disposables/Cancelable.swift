/// A disposable that tells whether it was disposed.
@preconcurrency
public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called. May be read from any thread.
  var isDisposed: Bool { get }
}
