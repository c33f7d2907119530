import ReSwift
import Testing

/// The deprecated ways to dispatch, by way of the protocol, which is not deprecated.
@Suite struct ActionCreatorTests {
  private func dispatch<S: StoreType>(_ creator: S.ActionCreator, to store: S) {
    store.dispatch(creator)
  }

  private func dispatch<S: StoreType>(async creator: S.AsyncActionCreator, to store: S, callback: S.DispatchCallback?) {
    store.dispatch(creator, callback: callback)
  }

  @Test func creatorsMakeOneActionOrNone() {
    let store = Store(App(count: 4))
    dispatch({ state, _ in Add(amount: state.count) }, to: store)
    #expect(store.state.count == 8)
    dispatch({ _, _ in nil }, to: store)
    #expect(store.state.count == 8)
  }

  @Test func asyncCreatorsMayDeliverLater() {
    let store = Store()
    var deliver: ((@escaping (App, Store<App>) -> (any Action)?) -> Void)?
    var answers: [Int] = []
    dispatch(async: { deliver = $2 }, to: store) { answers.append($0.count) }
    #expect(answers.isEmpty)
    deliver? { state, _ in Add(amount: state.count + 1) }
    deliver? { _, _ in nil }
    deliver? { state, _ in Add(amount: state.count + 1) }
    #expect(answers == [1, 3])
  }
}
