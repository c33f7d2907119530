/// Disposes another disposable when it is released itself.
///
/// May be used from any thread.
public final class ScopedDisposable<Inner: Disposable>: Disposable {
  /// What is disposed.
  public let inner: Inner

  /// Makes one for `disposable`.
  ///
  /// - Parameter disposable: Disposed when this is disposed or released.
  public init(_ disposable: Inner) {
    inner = disposable
  }

  deinit {
    dispose()
  }

  /// Whether `inner` has been disposed.
  public var isDisposed: Bool { inner.isDisposed }

  /// Disposes `inner`.
  public func dispose() {
    inner.dispose()
  }
}

extension ScopedDisposable where Inner == AnyDisposable {
  /// Makes one for a disposable of any type.
  ///
  /// - Parameter disposable: Disposed when this is disposed or released.
  public convenience init(_ disposable: any Disposable) {
    self.init(Inner(disposable))
  }
}

extension ScopedDisposable where Inner == CompositeDisposable {
  /// Adds a disposable to the collection; see `CompositeDisposable.add(_:)`.
  @discardableResult
  public static func += (lhs: ScopedDisposable<CompositeDisposable>, rhs: (any Disposable)?) -> (any Disposable)? {
    lhs.inner.add(rhs)
  }

  /// Adds a closure to the collection; see `CompositeDisposable.add(_:)`.
  @discardableResult
  public static func += (lhs: ScopedDisposable<CompositeDisposable>, rhs: @escaping () -> Void) -> (any Disposable)? {
    lhs.inner.add(rhs)
  }
}

extension ScopedDisposable where Inner == SerialDisposable {
  /// The content of the serial disposable; see `SerialDisposable.inner`.
  public var inner: (any Disposable)? {
    get { (inner as SerialDisposable).inner }
    set { (inner as SerialDisposable).inner = newValue }
  }
}
