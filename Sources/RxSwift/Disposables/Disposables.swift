import ReactiveCore

/// Makes disposables.
///
///     Disposables.create { connection.close() }
public struct Disposables {
  private init() {}

  /// A disposable with nothing to dispose.
  @inlinable
  public static func create() -> any Disposable {
    Nop()
  }

  /// A disposable that runs a closure.
  ///
  /// - Parameter dispose: Called once, on the thread that disposes first, and released then. `isDisposed` is already true
  ///   while it runs.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// A disposable that disposes `disposable1`, then `disposable2`.
  public static func create(_ disposable1: any Disposable, _ disposable2: any Disposable) -> any Cancelable {
    PairDisposable(disposable1, disposable2)
  }

  /// A disposable that disposes the three given ones, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    ListDisposable([disposable1, disposable2, disposable3])
  }

  /// A disposable that disposes all of the given ones, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposables: any Disposable...
  ) -> any Cancelable {
    ListDisposable([disposable1, disposable2, disposable3] + disposables)
  }

  /// A disposable that disposes all of `disposables`, in order.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    ListDisposable(disposables)
  }
}
