import ReactiveCore

/// Disposes its content when it was disposed itself and all of its dependents were.
///
/// May be used from any thread; the content is disposed exactly once, and released then.
public final class RefCountDisposable: DisposeBase, Cancelable, @unchecked Sendable {  // `state` has its lock
  private struct State {
    var content: (any Disposable)?
    var isDisposed = false
    var dependents = 0

    mutating func takeIfUnused() -> (any Disposable)? {
      isDisposed && dependents == 0 ? content.take() : nil
    }
  }

  private let state: Locked<State>

  /// Makes one with `disposable` as its content.
  public init(disposable: any Disposable) {
    state = Locked(State(content: disposable))
    super.init()
  }

  /// Whether the content was disposed.
  public var isDisposed: Bool {
    state.locked { $0.content == nil }
  }

  override var hasEnded: Bool { isDisposed }

  /// Makes a dependent, which must be disposed too before the content is.
  ///
  /// - Returns: The dependent; a disposable with nothing to dispose if the content was disposed.
  public func retain() -> any Disposable {
    let isAlive = state.locked { state in
      guard state.content != nil else { return false }
      state.dependents += 1
      return true
    }
    return isAlive ? AnonymousDisposable(release) : Disposables.create()
  }

  /// Gives the content up; it is disposed now or with the last dependent.
  public func dispose() {
    let content = state.locked { state in
      state.isDisposed = true
      return state.takeIfUnused()
    }
    finish(content)
  }

  private func release() {
    let content = state.locked { state in
      state.dependents -= 1
      return state.takeIfUnused()
    }
    finish(content)
  }

  private func finish(_ content: (any Disposable)?) {
    guard let content else { return }
    LockCheck.assertNoneHeld()
    content.dispose()
  }
}
