import ReactiveCore
import Synchronization

/// A store's middleware, put together when the first action needs it, and again after it was replaced.
@usableFromInline
final class MiddlewareChain<State>: @unchecked Sendable {  // `steps` has its lock; `built` belongs to who processes actions
  private let steps: Locked<[Middleware<State>]>
  private let isStale: Atomic<Bool>
  @exclusivity(unchecked) private var built: DispatchStep?

  @usableFromInline
  init(_ middleware: [Middleware<State>]) {
    steps = Locked(middleware)
    isStale = Atomic(!middleware.isEmpty)
  }

  var middleware: [Middleware<State>] {
    get { steps.locked { $0 } }
    set {
      let old = steps.locked { exchange(&$0, newValue) }
      isStale.store(true, ordering: .releasing)
      withExtendedLifetime(old) {}
    }
  }

  /// Sends an action through all steps, or returns false if there are none. Called by who processes actions.
  func process(_ action: any Action, of store: Store<State>, line: ActionLine) -> Bool {
    if isStale.load(ordering: .relaxed), isStale.exchange(false, ordering: .acquiring) {
      line.withoutInterruption { built = build(for: store) }
    }
    guard let built else { return false }
    built.function(action)
    return true
  }

  private func build(for store: Store<State>) -> DispatchStep? {
    let middleware = middleware
    if middleware.isEmpty { return nil }
    let dispatch: DispatchFunction = { [weak store] action in store?.dispatch(action) }
    let getState: () -> State? = { [weak store] in store?.state }
    let reduce: DispatchFunction = { [weak store] action in store?._defaultDispatch(action: action) }
    return DispatchStep(function: middleware.reversed().reduce(reduce) { next, step in step(dispatch, getState)(next) })
  }
}
