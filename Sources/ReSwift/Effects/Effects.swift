import ReactiveCore

/// Middleware that starts async work for actions, and lets that work dispatch.
///
///     let effects = Effects<AppState> { action, state in
///       switch action {
///       case let action as Search: [.run(id: "search") { send in send(Found(await find(action.text))) }]
///       case is StopSearch: [.cancel(id: "search")]
///       default: []
///       }
///     }
///     let store = Store(reducer: reduce, state: AppState(), middleware: [effects.middleware])
///
/// An action is handed on first; its effects are made from the state after it. Work runs at most once per id at a time. It is cancelled
/// when the effects are gone, and with a store that alone holds them.
public final class Effects<State>: Sendable {
  private let make: @Sendable (_ action: any Action, _ state: State) -> [Effect]
  private let runs = EffectRuns()

  /// Effects that are made by a function.
  ///
  /// - Parameter make: The effects of an action, given the state after it. Called once per action that reaches the middleware, by
  ///   one thread at a time.
  public init(_ make: @escaping @Sendable (_ action: any Action, _ state: State) -> [Effect]) {
    self.make = make
  }

  deinit {
    runs.cancelAll()
  }

  /// The effects of an action, which are not started: for tests.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - state: The state after it.
  public func effects(of action: any Action, in state: State) -> [Effect] {
    make(action, state)
  }

  /// The step that starts the effects. Give it to one store.
  public var middleware: Middleware<State> {
    { dispatch, getState in
      let dispatch = StoreDispatch(dispatch)
      return { next in
        { action in
          next(action)
          guard let state = getState() else { return }
          for effect in self.make(action, state) { self.runs.start(effect, dispatch.callAsFunction) }
        }
      }
    }
  }

  /// Cancels the work that runs under an id. What it sends from now on is ignored.
  ///
  /// - Parameter id: What the work is called.
  public func cancel(id: some Hashable & Sendable) {
    runs.cancel(AnyHashable(id))
  }

  /// Cancels all work.
  public func cancelAll() {
    runs.cancelAll()
  }

  /// Returns when no work is left, that included which is started meanwhile. Work that never ends has to be cancelled first.
  public func finish() async {
    await runs.finish()
  }
}

/// A store's own function, which any thread may call.
private struct StoreDispatch: @unchecked Sendable {  // the store puts actions in order
  private let dispatch: DispatchFunction

  init(_ dispatch: @escaping DispatchFunction) {
    self.dispatch = dispatch
  }

  @Sendable func callAsFunction(_ action: any Action) {
    dispatch(action)
  }
}
