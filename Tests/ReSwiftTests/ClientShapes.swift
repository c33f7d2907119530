import ReSwift

// What users write, in the shapes that have to compile without warnings.

final class PlainSubscriber: StoreSubscriber {
  var count = 0

  func newState(state: Int) {
    count = state
  }
}

@MainActor final class MainSubscriber: @MainActor StoreSubscriber {
  var count = 0
  let store: MainStore<App>

  init(store: MainStore<App>) {
    self.store = store
  }

  func appear() {
    store.subscribe(self) { $0.select(\.count).skipRepeats() }
  }

  func disappear() {
    store.unsubscribe(self)
  }

  func newState(state: Int) {
    count = state
  }
}

@MainActor final class PreconcurrencySubscriber: @preconcurrency StoreSubscriber {
  typealias StoreSubscriberStateType = (count: Int, name: String)
  var count = 0

  func appear(_ store: MainStore<App>) {
    store.subscribe(self) { $0.select { (count: $0.count, name: $0.name) }.skipRepeats { $0.count == $1.count } }
  }

  func newState(state: (count: Int, name: String)) {
    count = state.count
  }
}

actor Owner {
  let store = Store<App>(reducer: reduce, state: nil)

  func add() {
    store.dispatch(Add())
  }
}

func useFromTasks(_ store: Store<App>) async -> Int {
  await withTaskGroup { group in
    for _ in 0..<3 { group.addTask { store.dispatch(Add()) } }
  }
  return store.state.count
}
