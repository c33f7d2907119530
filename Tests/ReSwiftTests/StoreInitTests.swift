import ReSwift
import Testing

@Suite struct StoreInitTests {
  @Test func stateIsTakenAsItIs() {
    var calls = 0
    let store = Store<App>(
      reducer: { action, state in
        calls += 1
        return reduce(action, state)
      }, state: App(count: 5), middleware: [counting { calls += 1 }])
    #expect(store.state.count == 5)
    #expect(calls == 0)
  }

  @Test func reducerMakesTheStateOnce() {
    var calls: [(action: any Action, state: App?)] = []
    let store = Store<App>(
      reducer: { action, state in
        calls.append((action, state))
        return App(count: 7)
      }, state: nil)
    #expect(store.state.count == 7)
    #expect(calls.count == 1)
    #expect(calls[0].action is ReSwiftInit)
    #expect(calls[0].state == nil)
  }

  @Test func storeIsCompleteBeforeItsFirstAction() {
    var states: [App?] = []
    let store = Store<App>(
      nil,
      middleware: [
        { dispatch, getState in
          { next in
            { action in
              states.append(getState())
              next(action)
              if action is ReSwiftInit { dispatch(Add()) }
            }
          }
        }
      ])
    #expect(states == [App(), App()])
    #expect(store.state.count == 1)
  }

  @Test func middlewareMayDispatchWhileItIsPutTogether() {
    let early: Middleware<App> = { dispatch, _ in
      dispatch(Add(amount: 2))
      return { next in next }
    }
    #expect(Store(nil, middleware: [early]).state.count == 2)
    let store = Store(middleware: [early])
    store.dispatch(Add())
    #expect(store.state.count == 3)
  }

  @Test func initialActionMayBeDropped() {
    let store = Store<App>(nil, middleware: [{ _, _ in { next in { if !($0 is ReSwiftInit) { next($0) } } } }])
    store.dispatch(Add())
    #expect(store.state.count == 1)
  }

  @Test func laterInitialActionsAreReduced() {
    var calls = 0
    let store = Store<Int>(
      reducer: { action, state in
        if action is ReSwiftInit { calls += 1 }
        return (state ?? 0) + 1
      }, state: nil, middleware: [{ dispatch, _ in { next in { action in next(action) } } }])
    let again = ReSwiftInitKeeper()
    let other = Store<Int>(reducer: { _, state in state ?? 0 }, state: nil, middleware: [again.middleware()])
    withExtendedLifetime(other) { store.dispatch(again.action!) }
    #expect(calls == 2)
    #expect(store.state == 2)
  }

  @Test func subclassesMayHaveMoreInitialisers() {
    final class Named: Store<App>, @unchecked Sendable {
      var name = ""

      convenience init(name: String) {
        self.init(reducer: reduce, state: nil)
        self.name = name
      }
    }
    let store = Named(name: "main")
    store.dispatch(Add())
    #expect(store.name == "main")
    #expect(store.state.count == 1)
  }

  @Test func nothingKeepsAStoreAlive() {
    let recorder = Recorder<App>()
    weak var gone: Store<App>?
    do {
      let store = Store<App>(nil, middleware: [counting {}])
      store.subscribe(recorder)
      store.dispatch(Add())
      gone = store
    }
    #expect(gone == nil)
    #expect(recorder.states.count == 2)
  }

  private func counting(_ count: @escaping () -> Void) -> Middleware<App> {
    { _, _ in
      count()
      return { next in
        { action in
          count()
          next(action)
        }
      }
    }
  }

  /// Gets hold of the only action that the library has.
  private final class ReSwiftInitKeeper {
    var action: (any Action)?

    func middleware() -> Middleware<Int> {
      { _, _ in
        { next in
          { action in
            self.action = action
            next(action)
          }
        }
      }
    }
  }
}
