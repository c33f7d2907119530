extension Store: ActionProcessor {
  /// Sends an action through the middleware. Called by who holds the line.
  func process(_ action: any Action) {
    if !chain.process(action, of: self, line: line) { _defaultDispatch(action: action) }
  }
}

/// Processes actions without any middleware.
final class Reduction<State>: ActionProcessor {
  private let store: Store<State>

  init(store: Store<State>) {
    self.store = store
  }

  func process(_ action: any Action) {
    store._defaultDispatch(action: action)
  }
}

extension Store: @unchecked Sendable where State: Sendable {}  // its parts guard themselves; who processes actions owns the rest
