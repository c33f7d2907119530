import ReSwift
import Testing

@Suite struct MiddlewareTests {
  private func step(_ body: @escaping (any Action, _ next: DispatchFunction, _ dispatch: DispatchFunction, () -> App?) -> Void)
    -> Middleware<App>
  {
    { dispatch, getState in { next in { action in body(action, next, dispatch, getState) } } }
  }

  private func appending(_ text: String) -> Middleware<App> {
    step { action, next, _, _ in next((action as? Rename).map { Rename(name: $0.name + text) } ?? action) }
  }

  @Test func firstStepIsTheOutermost() {
    let store = Store(middleware: [appending("1"), appending("2")])
    store.dispatch(Rename(name: "a"))
    #expect(store.state.name == "a12")
  }

  @Test func actionsMayBeDroppedAndMultiplied() {
    let store = Store(middleware: [
      step { action, next, _, _ in
        guard action is Add else { return }
        next(action)
        next(action)
      }
    ])
    store.dispatch(Add())
    store.dispatch(Rename(name: "a"))
    #expect(store.state == App(count: 2))
  }

  @Test func dispatchedActionsPassAllSteps() {
    let store = Store(middleware: [
      appending("!"),
      step { action, next, dispatch, _ in
        if let add = action as? Add { dispatch(Rename(name: "\(add.amount)")) } else { next(action) }
      },
    ])
    store.dispatch(Add(amount: 3))
    #expect(store.state == App(name: "3!"))
  }

  @Test func dispatchFromAStepTakesEffectAtOnce() {
    var seen: [Int?] = []
    let store = Store(middleware: [
      step { action, next, dispatch, getState in
        if action is Rename {
          seen.append(getState()?.count)
          dispatch(Add())
          seen.append(getState()?.count)
        }
        next(action)
        if action is Rename {
          dispatch(Add())
          seen.append(getState()?.count)
        }
      }
    ])
    let recorder = Recorder<App>()
    store.subscribe(recorder)
    store.dispatch(Rename(name: "a"))
    #expect(seen == [0, 1, 2])
    #expect(recorder.states == [App(), App(count: 1), App(count: 1, name: "a"), App(count: 2, name: "a")])
  }

  /// A subscriber dispatches before the step does: its action comes first.
  @Test func dispatchFromAStepComesAfterWhatWaits() {
    let store = Store(
      middleware: [
        step { action, next, dispatch, _ in
          next(action)
          if action is Nothing { dispatch(Rename(name: "step")) }
        }
      ], skipsRepeats: false)
    let recorder = Recorder<App>()
    store.subscribe(recorder)
    recorder.reaction = { [unowned store] state in
      if state == App(), recorder.states.count == 2 {
        store.dispatch(Rename(name: "subscriber"))
        store.dispatch(Add())
      }
    }
    store.dispatch(Nothing())
    #expect(recorder.states.dropFirst(2).map { "\($0.name)\($0.count)" } == ["subscriber0", "subscriber1", "step1"])
  }

  @Test func stepsMayBeAddedLater() {
    let store = Store()
    store.middleware.append(appending("1"))
    store.dispatch(Rename(name: "a"))
    #expect(store.state.name == "a1")
    store.middleware.append(appending("2"))
    store.dispatch(Rename(name: "a"))
    #expect(store.state.name == "a12")
    #expect(store.middleware.count == 2)
    store.middleware = []
    store.dispatch(Rename(name: "a"))
    #expect(store.state.name == "a")
  }

  @Test func replacingMiddlewareFromAStepWorksFromTheNextActionOn() {
    let store = Store()
    store.middleware = [
      step { [unowned store, appending] action, next, dispatch, _ in
        store.middleware = [appending("new")]
        dispatch(Rename(name: "inner "))
        next(action)
      }
    ]
    let recorder = Recorder<App>()
    store.subscribe(recorder)
    store.dispatch(Rename(name: "outer"))
    #expect(recorder.states.map(\.name) == ["", "inner new", "outer"])
  }

  @Test func stepsArePutTogetherOnce() {
    var calls = 0
    let store = Store(middleware: [
      { _, _ in
        calls += 1
        return { next in next }
      }
    ])
    #expect(calls == 0)
    store.dispatch(Add())
    store.dispatch(Add())
    #expect(calls == 1)
  }

  @Test func functionsOutliveTheStore() {
    var dispatch: DispatchFunction?
    var getState: (() -> App?)?
    do {
      let store = Store(middleware: [
        {
          dispatch = $0
          getState = $1
          return { $0 }
        }
      ])
      store.dispatch(Add())
      #expect(getState?()?.count == 1)
    }
    dispatch?(Add())
    #expect(getState?() == nil)
  }
}
