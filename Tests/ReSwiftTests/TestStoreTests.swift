import ReSwift
import Testing

@Suite struct TestStoreTests {
  private struct Load: Action {}
  private struct Stop: Action {}

  private final class Complaints {
    var texts: [String] = []
  }

  private let complaints = Complaints()

  private func makeStore(state: App? = App(), handlers: [AnyHashable: TestStore<App>.EffectHandler] = [:]) -> TestStore<App> {
    let effects = Effects<App> { action, _ in
      switch action {
      case is Load, is ReSwiftInit: [.run(id: "load") { send in send(Rename(name: "real")) }]
      case is Stop: [.cancel(id: "load")]
      default: []
      }
    }
    return TestStore(reducer: reduce, state: state, effects: effects, handlers: handlers) { [complaints] in
      complaints.texts.append($0)
    }
  }

  @Test func handlerStandsInForTheWork() {
    let store = makeStore()
    store.handle("load") { send in
      send(Rename(name: "test"))
      send(Add())
    }
    store.dispatch(Load())
    #expect(store.state == App(count: 1, name: "test"))
    #expect(store.actions.map { "\(type(of: $0))" } == ["Load", "Rename", "Add"])
    #expect(complaints.texts.isEmpty)
  }

  @Test func unhandledEffectFails() {
    let store = makeStore()
    store.handle("other") { _ in }
    store.dispatch(Load())
    #expect(complaints.texts == ["Load() started the effect load, which the test doesn't handle."])
    #expect(store.state == App())
  }

  @Test func handlersMaySendLaterAndBeReplaced() {
    let store = makeStore()
    var later: DispatchFunction?
    store.handle("load") { later = $0 }
    store.dispatch(Load())
    later?(Add())
    store.handle("load") { $0(Rename(name: "second")) }
    store.dispatch(Load())
    #expect(store.state == App(count: 1, name: "second"))
  }

  @Test func cancellationsAreRecorded() {
    let store = makeStore()
    store.dispatch(Stop())
    #expect(store.effects.map(\.isCancellation) == [true])
    #expect(store.effects.map { $0.id as? String } == ["load"])
    #expect(complaints.texts.isEmpty)
  }

  @Test(arguments: [false, true]) func effectsOfTheFirstAction(isHandled: Bool) {
    let store = makeStore(state: nil, handlers: isHandled ? ["load": { $0(Add()) }] : [:])
    #expect(store.state.count == (isHandled ? 1 : 0))
    #expect(complaints.texts.count == (isHandled ? 0 : 1))
    #expect(store.actions.first is ReSwiftInit)
  }

  @Test func middlewareComesBeforeEffects() {
    let store = TestStore<App>(
      reducer: reduce, state: App(), middleware: [{ _, _ in { next in { if !($0 is Load) { next($0) } } } }],
      effects: Effects { action, _ in action is Load ? [.run(id: 1) { _ in }] : [] },
      fail: { Issue.record("\($0)") })
    store.dispatch(Load())
    #expect(store.actions.isEmpty)
  }
}
