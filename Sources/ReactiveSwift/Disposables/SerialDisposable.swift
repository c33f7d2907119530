import ReactiveCore

/// A disposable whose content can be replaced: the content before is disposed then.
///
/// May be used from any thread; its content is disposed and released outside of its lock.
public final class SerialDisposable: Disposable {
  private struct State {
    var isDisposed = false
    var inner: (any Disposable)?
  }

  private let state: Locked<State>

  /// Makes one.
  ///
  /// - Parameter disposable: The first content.
  public init(_ disposable: (any Disposable)? = nil) {
    state = Locked(State(inner: disposable))
  }

  /// Whether this has been disposed.
  public var isDisposed: Bool {
    state.locked { $0.isDisposed }
  }

  /// The content; nil if it is empty or disposed.
  ///
  /// Setting it disposes the content before, after the exchange. Once this is disposed, what is set is disposed at once.
  public var inner: (any Disposable)? {
    get { state.locked { $0.inner } }
    set {
      let outdated = state.locked { state in
        state.isDisposed ? newValue : exchange(&state.inner, newValue)
      }
      LockCheck.assertNoneHeld()
      outdated?.dispose()
    }
  }

  /// Disposes the content, and everything that is set later.
  public func dispose() {
    let inner = state.locked { state in
      state.isDisposed = true
      return state.inner.take()
    }
    LockCheck.assertNoneHeld()
    inner?.dispose()
  }
}
