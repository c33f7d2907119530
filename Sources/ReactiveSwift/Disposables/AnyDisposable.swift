import ReactiveCore

/// A disposable that runs a closure, or stands for another disposable.
///
/// Releasing it without disposing it does nothing. May be used from any thread.
public final class AnyDisposable: Disposable {
  private enum Content {
    case action(Teardown)
    case other(any Disposable)
  }

  private let content: Content

  /// Makes a disposable that runs `action`, at most once, and forgets it then.
  ///
  /// - Parameter action: Called by the first `dispose()`, on its thread; `isDisposed` is already true.
  public init(_ action: @escaping () -> Void) {
    content = .action(Teardown(action))
  }

  /// Makes a disposable with nothing to dispose.
  public convenience init() {
    self.init {}
  }

  /// Makes a disposable that stands for another one.
  ///
  /// - Parameter disposable: What is disposed, and asked whether it is.
  public init(_ disposable: any Disposable) {
    content = .other(disposable)
  }

  /// Whether this has been disposed.
  public var isDisposed: Bool {
    switch content {
    case .action(let teardown): teardown.isEnded
    case .other(let disposable): disposable.isDisposed
    }
  }

  /// Runs the closure, or disposes the other disposable.
  public func dispose() {
    switch content {
    case .action(let teardown): teardown.dispose()
    case .other(let disposable): disposable.dispose()
    }
  }
}
