import ReactiveCore

/// The lifetime of something, usually of an object or of a started producer: what is added to it is disposed when it ends.
///
///     let (lifetime, token) = Lifetime.make()
///     lifetime += signal.observeValues(show)
///
/// It ends when its token is released or disposed. Holding the lifetime doesn't delay that. May be used from any thread.
public final class Lifetime: Sendable {
  private let disposables: CompositeDisposable

  @usableFromInline init(_ disposables: CompositeDisposable) {
    self.disposables = disposables
  }

  /// Makes the lifetime of a token. Several may share one.
  ///
  /// - Parameter token: Ends the lifetime when it is released or disposed.
  public convenience init(_ token: Token) {
    self.init(token.disposables)
  }

  /// Makes a lifetime and the token that ends it.
  public static func make() -> (lifetime: Lifetime, token: Token) {
    let token = Token()
    return (Lifetime(token), token)
  }

  /// A lifetime that has ended. It is always the same object.
  public static let empty: Lifetime = {
    let disposables = CompositeDisposable()
    disposables.dispose()
    return Lifetime(disposables)
  }()

  /// Whether the lifetime has ended. It is true while what was added is being disposed.
  public var hasEnded: Bool {
    disposables.isDisposed
  }

  /// Calls `action` when the lifetime ends, in the order of addition; at once if it has ended.
  ///
  /// - Parameter action: Called at most once, on the thread that ends the lifetime.
  /// - Returns: What removes the action again; nil if it was called at once.
  @discardableResult
  public func observeEnded(_ action: @escaping () -> Void) -> (any Disposable)? {
    disposables.add(action)
  }

  /// Disposes `disposable` when the lifetime ends, in the order of addition; at once if it has ended.
  ///
  /// - Returns: What removes it again without disposing it; nil if it was nil or disposed already.
  @discardableResult
  public static func += (lifetime: Lifetime, disposable: (any Disposable)?) -> (any Disposable)? {
    lifetime.disposables.add(disposable)
  }
}

extension Lifetime {
  /// Ends the lifetimes that were made of it, when it is released or disposed.
  ///
  /// Usually a private property of the object whose lifetime it is.
  public final class Token: Sendable {
    fileprivate let disposables = CompositeDisposable()

    /// Makes a token.
    public init() {}

    deinit {
      disposables.dispose()
    }

    /// Ends the lifetimes now.
    public func dispose() {
      disposables.dispose()
    }
  }
}
