import ReSwift
import Synchronization
import Testing

@Suite struct EffectsTests {
  private struct Search: Action {
    let text: String
  }

  private struct Stop: Action {}

  /// Where work waits until the test lets it go on.
  private final class Gate: Sendable {
    private struct State {
      var isOpen = false
      var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    func wait() async {
      await withCheckedContinuation { continuation in
        let isOpen = state.withLock { state in
          if !state.isOpen { state.waiting.append(continuation) }
          return state.isOpen
        }
        if isOpen { continuation.resume() }
      }
    }

    func open() {
      let waiting = state.withLock { state in
        state.isOpen = true
        defer { state.waiting = [] }
        return state.waiting
      }
      for continuation in waiting { continuation.resume() }
    }
  }

  private func store(_ effects: Effects<App>) -> Store<App> {
    Store(middleware: [effects.middleware])
  }

  @Test func workDispatches() async {
    let effects = Effects<App> { action, _ in
      guard let search = action as? Search else { return [] }
      return [.run(id: "search") { send in send(Rename(name: search.text)) }]
    }
    let store = store(effects)
    store.dispatch(Search(text: "a"))
    await effects.finish()
    #expect(store.state.name == "a")
  }

  @Test func effectsAreMadeFromTheStateAfterTheAction() async {
    let effects = Effects<App> { action, state in
      action is Add ? [.run(id: 1) { send in send(Rename(name: "\(state.count)")) }] : []
    }
    let store = store(effects)
    store.dispatch(Add(amount: 5))
    await effects.finish()
    #expect(store.state.name == "5")
  }

  @Test func cancelledWorkIsIgnored() async {
    let (gate, ended) = (Gate(), Gate())
    let effects = Effects<App> { action, _ in
      switch action {
      case is Search:
        [
          .run(id: "search") { send in
            await gate.wait()
            send(Rename(name: Task.isCancelled ? "cancelled" : "found"))
            ended.open()
          }
        ]
      case is Stop: [.cancel(id: "search")]
      default: []
      }
    }
    let store = store(effects)
    store.dispatch(Search(text: "a"))
    store.dispatch(Stop())
    gate.open()
    await ended.wait()
    #expect(store.state.name == "")
  }

  @Test func workWithTheSameIDReplaces() async {
    let (gate, ended) = (Gate(), Gate())
    let effects = Effects<App> { action, _ in
      guard let search = action as? Search else { return [] }
      return [
        .run(id: "search") { send in
          if search.text == "slow" { await gate.wait() }
          send(Rename(name: search.text))
          if search.text == "slow" { ended.open() }
        }
      ]
    }
    let store = store(effects)
    store.dispatch(Search(text: "slow"))
    store.dispatch(Search(text: "fast"))
    await effects.finish()
    gate.open()
    await ended.wait()
    #expect(store.state.name == "fast")
  }

  @Test func workWithOtherIDsGoesOn() async {
    let gate = Gate()
    let effects = Effects<App> { action, _ in
      guard let search = action as? Search else { return [] }
      return [
        .run(id: search.text) { send in
          await gate.wait()
          send(Add())
        }
      ]
    }
    let store = store(effects)
    for text in ["a", "b", "c"] { store.dispatch(Search(text: text)) }
    effects.cancel(id: "b")
    gate.open()
    await effects.finish()
    #expect(store.state.count == 2)
  }

  @Test func storeThatIsGoneCancelsItsWork() async {
    let (started, cancelled) = (Gate(), Gate())
    var store: Store<App>? = store(
      Effects { action, _ in
        action is Search
          ? [
            .run(id: 1) { _ in
              await withTaskCancellationHandler {
                started.open()
                await cancelled.wait()
              } onCancel: {
                cancelled.open()
              }
            }
          ] : []
      })
    store?.dispatch(Search(text: "a"))
    await started.wait()
    weak let gone = store
    store = nil
    #expect(gone == nil)
    await cancelled.wait()
  }

  @Test func workMayBelongToAnActor() async {
    let effects = Effects<App> { action, _ in
      action is Search
        ? [
          .run(id: 1) { @MainActor send in
            MainActor.assertIsolated()
            send(Add())
          }
        ] : []
    }
    let store = store(effects)
    store.dispatch(Search(text: "a"))
    await effects.finish()
    #expect(store.state.count == 1)
  }

  @Test func workCanBeDoneWithoutAStore() async throws {
    let effects = Effects<App> { _, state in [.run(id: 1) { send in send(Rename(name: "\(state.count)")) }] }
    let effect = try #require(effects.effects(of: Nothing(), in: App(count: 2)).first)
    let sent = Mutex<[String]>([])
    await effect.perform { action in sent.withLock { $0.append((action as! Rename).name) } }
    #expect(sent.withLock { $0 } == ["2"])
  }

  @Test func workStartedByWorkIsWaitedFor() async {
    let effects = Effects<App> { action, state in
      switch action {
      case is Add where state.count < 10: [.run(id: state.count) { send in send(Add()) }]
      default: []
      }
    }
    let store = store(effects)
    store.dispatch(Add())
    await effects.finish()
    #expect(store.state.count == 10)
  }
}
