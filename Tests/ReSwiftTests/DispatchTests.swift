import ReSwift
import Testing

@Suite struct DispatchTests {
  @Test func returnsWhenSubscribersWereTold() {
    let store = Store()
    let recorder = Recorder<App>()
    store.subscribe(recorder)
    store.dispatch(Add())
    #expect(store.state.count == 1)
    #expect(recorder.states.map(\.count) == [0, 1])
  }

  @Test func reducerMayDispatch() {
    var store: Store<App>!
    store = Store<App>(
      reducer: { action, state in
        if action is Rename { store.dispatch(Add()) }
        return reduce(action, state)
      }, state: App())
    let recorder = Recorder<App>()
    store.subscribe(recorder)
    store.dispatch(Rename(name: "a"))
    #expect(recorder.states == [App(), App(name: "a"), App(count: 1, name: "a")])
  }

  @Test func replacedFunctionInterceptsAllDispatches() {
    let store = Store()
    let bound: DispatchFunction = store.dispatch
    var intercepted: [any Action] = []
    store.dispatchFunction = { intercepted.append($0) }
    bound(Add())
    store.dispatch(Add())
    #expect(intercepted.count == 2)
    #expect(store.state.count == 0)
  }

  @Test func replacedFunctionMayUseTheOriginal() {
    let store = Store()
    let original = store.dispatchFunction!
    store.dispatchFunction = { _ in original(Add(amount: 10)) }
    store.dispatch(Add())
    #expect(store.state.count == 10)
  }

  @Test func settingMiddlewareOrNilRestoresTheFunction() {
    let store = Store()
    store.dispatchFunction = { _ in }
    store.middleware = []
    store.dispatch(Add())
    store.dispatchFunction = { _ in }
    store.dispatchFunction = nil
    store.dispatch(Add())
    #expect(store.state.count == 2)
  }

  @Test func functionOfAStoreThatIsGoneDoesNothing() {
    let function = Store().dispatchFunction!
    function(Add())
  }

  @Test func defaultDispatchPassesByTheMiddleware() {
    let store = Store(middleware: [{ _, _ in { _ in { _ in } } }])
    store.dispatch(Add())
    #expect(store.state.count == 0)
    store._defaultDispatch(action: Add())
    #expect(store.state.count == 1)
  }

  @Test func defaultDispatchFromASubscriberWaits() {
    let store = Store()
    let (first, second) = (Recorder<App>(), Recorder<App>())
    store.subscribe(first)
    store.subscribe(second)
    first.reaction = { [unowned store] in if $0.count == 1 { store._defaultDispatch(action: Add()) } }
    store.dispatch(Add())
    #expect(second.states.map(\.count) == [0, 1, 2])
  }

  @Test func overriddenStepIsUsed() {
    final class Doubling: Store<App>, @unchecked Sendable {
      override func _defaultDispatch(action: any Action) {
        super._defaultDispatch(action: action)
        super._defaultDispatch(action: action)
      }
    }
    let store = Doubling(reducer: reduce, state: App())
    store.dispatch(Add())
    #expect(store.state.count == 2)
  }

  @Test func existentialStores() {
    let store: any StoreType<App> = Store()
    store.dispatch(Add())
    #expect(store.state.count == 1)
    let dispatching: any DispatchingStoreType = store
    dispatching.dispatch(Add())
    #expect(store.state.count == 2)
  }
}
