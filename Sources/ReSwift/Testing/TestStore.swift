import ReactiveCore

/// A store for tests. It records the actions that reach the reducer, and starts no work: the test says what the work of each effect
/// sends, and fails if an effect comes that it doesn't know.
///
///     let store = TestStore(reducer: reduce, state: AppState(), effects: effects) { Issue.record("\($0)") }
///     store.handle("search") { send in send(Found(["a", "b"])) }
///     store.dispatch(Search("text"))
///     #expect(store.state.hits == ["a", "b"])
///
/// Everything happens before `dispatch(_:)` returns, so that nothing has to be waited for.
public final class TestStore<State>: Store<State> {
  /// Says what the work of an effect sends.
  public typealias EffectHandler = (_ send: @escaping DispatchFunction) -> Void

  private let recorded = Locked<[any Action]>([])
  private var desk = EffectDesk()

  /// Makes a store whose effects the test handles.
  ///
  /// - Parameters:
  ///   - reducer: Makes the next state.
  ///   - state: The initial state. With nil, the reducer makes it from `ReSwiftInit`.
  ///   - middleware: The steps that every action passes before its effects are made.
  ///   - effects: What makes the effects. With nil there are none.
  ///   - handlers: By id, what the work of effects sends; for those of `ReSwiftInit`. See `handle(_:_:)`.
  ///   - fail: Called with a sentence when an effect starts that no handler knows, on the thread that dispatches. It makes the test
  ///     fail: `{ Issue.record("\($0)") }` or `{ XCTFail($0) }`.
  public convenience init(
    reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [], effects: Effects<State>?,
    handlers: [AnyHashable: EffectHandler] = [:], fail: @escaping (String) -> Void
  ) {
    let desk = EffectDesk(handlers: handlers, fail: fail)
    let step: Middleware<State> = { dispatch, getState in
      { next in
        { action in
          next(action)
          guard let effects, let state = getState() else { return }
          desk.handle(effects.effects(of: action, in: state), of: action, dispatch)
        }
      }
    }
    self.init(reducer: reducer, state: state, middleware: middleware + [step])
    self.desk = desk
  }

  /// The actions that have reached the reducer, in order.
  public var actions: [any Action] {
    recorded.locked { $0 }
  }

  /// The effects that have come, in order.
  public var effects: [Effect] {
    desk.effects
  }

  /// Says what the work of an effect sends, in place of the work itself.
  ///
  /// - Parameters:
  ///   - id: The id of the effect.
  ///   - handler: Called for each effect with that id when it starts, on the thread that dispatches. What it sends later is
  ///     dispatched too.
  public func handle(_ id: some Hashable & Sendable, _ handler: @escaping EffectHandler) {
    desk.add(handler, for: AnyHashable(id))
  }

  override func reduce(_ action: any Action) {
    recorded.locked { $0.append(action) }
    super.reduce(action)
  }
}

extension TestStore: @unchecked Sendable where State: Sendable {}  // its parts guard themselves; `desk` is set while it is made
