import ReSwift
import Testing

/// What subscribers do to subscriptions while a state is being told.
@Suite struct SubscribeInPassTests {
  private let store = Store()
  private let first = Recorder<App>()
  private let second = Recorder<App>()

  @Test func unsubscribedOneIsNotToldAnyMore() {
    store.subscribe(first)
    store.subscribe(second)
    first.reaction = { [store, second] _ in store.unsubscribe(second) }
    store.dispatch(Add())
    #expect(second.states.map(\.count) == [0])
  }

  @Test func earlierOneCanBeUnsubscribed() {
    store.subscribe(first)
    store.subscribe(second)
    second.reaction = { [store, first] _ in store.unsubscribe(first) }
    store.dispatch(Add())
    store.dispatch(Add())
    #expect(first.states.map(\.count) == [0, 1])
    #expect(second.states.map(\.count) == [0, 1, 2])
  }

  @Test func newOneIsToldOnce() {
    store.subscribe(first)
    first.reaction = { [store, second] in if $0.count == 1 { store.subscribe(second) } }
    store.dispatch(Add())
    #expect(second.states.map(\.count) == [1])
    store.dispatch(Add())
    #expect(second.states.map(\.count) == [1, 2])
  }

  @Test func newOneIsNotLostIfThereAreMoreActions() {
    store.subscribe(first)
    first.reaction = { [store, second] in
      guard $0.count == 1 else { return }
      store.dispatch(Add())
      store.subscribe(second)
      store.dispatch(Add())
    }
    second.reaction = { [store] in if $0.count == 1 { store.dispatch(Rename(name: "a")) } }
    store.dispatch(Add())
    let expected = [App(count: 1), App(count: 2), App(count: 2, name: "a"), App(count: 3, name: "a")]
    #expect(second.states == expected)
    #expect(first.states == [App()] + expected)
  }

  @Test func oneThatReplacesItsSubscriptionIsToldOnce() {
    let slices = Recorder<Int>()
    store.subscribe(first)
    store.subscribe(slices) { $0.select { $0.count } }
    first.reaction = { [store, slices] in
      if $0.count == 1 { store.subscribe(slices) { $0.select { $0.count * 10 } } }
    }
    store.dispatch(Add())
    store.dispatch(Add())
    #expect(slices.states == [0, 10, 20])
  }

  @Test func oneThatDiesIsNotTold() {
    var dying: Recorder<App>? = Recorder()
    var told = 0
    store.subscribe(first)
    store.subscribe(dying!)
    dying!.reaction = { _ in told += 1 }
    first.reaction = { _ in dying = nil }
    store.dispatch(Add())
    #expect(told == 0)
  }

  @Test func middlewareAndReducersMaySubscribe() {
    let store = Store<App>(middleware: [
      { [second] _, _ in
        { next in
          { action in
            if action is Rename { self.subscribe(second) }
            next(action)
          }
        }
      }
    ])
    target.store = store
    store.dispatch(Rename(name: "a"))
    #expect(second.states.map(\.name) == ["", "a"])
  }

  private let target = Target()

  private final class Target {
    weak var store: Store<App>?
  }

  private func subscribe(_ recorder: Recorder<App>) {
    target.store?.subscribe(recorder)
  }
}
