import Foundation
import ReSwift
import Testing

@Suite @MainActor struct MainStoreTests {
  final class View: @MainActor StoreSubscriber {
    private(set) var counts: [Int] = []

    func newState(state: Int) {
      MainActor.assertIsolated()
      counts.append(state)
    }
  }

  private func makeStore(_ check: @escaping @Sendable () -> Void = { MainActor.assertIsolated() }) -> MainStore<App> {
    MainStore(
      reducer: { action, state in
        check()
        return reduce(action, state)
      }, state: nil,
      middleware: [
        { _, _ in
          { next in
            { action in
              check()
              next(action)
            }
          }
        }
      ])
  }

  /// Returns when the main queue has done what was in it.
  private func mainQueue() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func onTheMainThreadItDoesAllAtOnce() {
    let store = makeStore()
    let view = View()
    store.subscribe(view) { $0.select(\.count) }
    store.dispatch(Add())
    #expect(view.counts == [0, 1])
  }

  @Test func actionsOfOtherThreadsAreProcessedOnTheMainThread() async {
    let store = makeStore()
    let view = View()
    store.subscribe(view) { $0.select(\.count) }
    await Task.detached { for _ in 0..<100 { store.dispatch(Add()) } }.value
    await mainQueue()
    #expect(view.counts == Array(0...100))
  }

  @Test func earlierActionsOfOtherThreadsComeFirst() {
    let store = makeStore()
    let view = View()
    store.subscribe(view) { $0.select(\.count) }
    let dispatched = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      store.dispatch(Add(amount: 10))
      dispatched.signal()
    }
    dispatched.wait()
    store.dispatch(Add())
    #expect(view.counts == [0, 10, 11])
  }

  @Test func reducerMayBelongToTheMainActor() async {
    let calls = View()
    func count(_ action: any Action, _ state: Int?) -> Int {
      calls.newState(state: state ?? -1)
      return (state ?? 0) + 1
    }
    let store = MainStore(mainReducer: count, state: nil)
    await Task.detached { store.dispatch(Add()) }.value
    await mainQueue()
    #expect(store.state == 2)
    #expect(calls.counts == [-1, 1])
  }

  @Test func subscribersOfOtherThreadsAreToldOnTheMainThread() async {
    final class Plain: StoreSubscriber, @unchecked Sendable {  // used on the main thread
      var counts: [Int] = []

      func newState(state: Int) {
        MainActor.assertIsolated()
        counts.append(state)
      }
    }
    let store = makeStore()
    let plain = Plain()
    await Task.detached { store.subscribe(plain) { $0.select(\.count) } }.value
    store.dispatch(Add())
    await mainQueue()
    store.dispatch(Add())
    #expect(plain.counts == [0, 1, 2])
  }
}
