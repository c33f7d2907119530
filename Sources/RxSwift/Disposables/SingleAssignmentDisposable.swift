import ReactiveCore

/// A disposable whose content comes later, once.
///
/// Disposing it before that makes it dispose the content as soon as it comes. May be used from any thread; the content is
/// disposed exactly once, and released then.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable, @unchecked Sendable {  // `state` has its lock
  private struct State {
    var isAssigned = false
    var isDisposed = false
    var content: (any Disposable)?
  }

  private let state = Locked(State())

  /// Makes an empty one.
  public override init() {
    super.init()
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool {
    state.locked { $0.isDisposed }
  }

  override var hasEnded: Bool {
    let (isDisposed, content) = state.locked { ($0.isDisposed, $0.content) }
    return isDisposed || content?.isKnownToHaveEnded == true
  }

  /// Sets the content; if `dispose()` was called before, the content is disposed at once.
  ///
  /// Stops the program when it is called a second time.
  public func setDisposable(_ disposable: any Disposable) {
    let (isSecond, isDisposed) = state.locked { state in
      defer { state.isAssigned = true }
      if !state.isAssigned && !state.isDisposed { state.content = disposable }
      return (state.isAssigned, state.isDisposed)
    }
    precondition(!isSecond, "A SingleAssignmentDisposable can be set only once.")
    if isDisposed {
      LockCheck.assertNoneHeld()
      disposable.dispose()
    }
  }

  /// Disposes the content, now or when it comes.
  public func dispose() {
    let content = state.locked { state in
      state.isDisposed = true
      return state.content.take()
    }
    guard let content else { return }
    LockCheck.assertNoneHeld()
    content.dispose()
  }
}
