import ReactiveCore

/// A disposable whose content can be replaced: the content before is disposed then.
///
/// May be used from any thread; each content is disposed exactly once, and released then.
public final class SerialDisposable: DisposeBase, Cancelable, @unchecked Sendable {  // `state` has its lock
  private struct State {
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

  override var hasEnded: Bool { isDisposed }

  /// The content: a disposable with nothing to dispose if it is empty or disposed.
  ///
  /// Setting it disposes the content before, after the exchange. Once this is disposed, what is set is disposed at once.
  public var disposable: any Disposable {
    get { state.locked { $0.content } ?? Disposables.create() }
    set {
      let outdated: (any Disposable)? = state.locked { state in
        guard !state.isDisposed else { return newValue }
        return exchange(&state.content, newValue)
      }
      guard let outdated else { return }
      LockCheck.assertNoneHeld()
      outdated.dispose()
    }
  }

  /// Disposes the content, and everything that is set later.
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
