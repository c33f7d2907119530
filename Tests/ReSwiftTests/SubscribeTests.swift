import ReSwift
import Testing

@Suite struct SubscribeTests {
  @Test func currentStateComesAtOnce() {
    let store = Store(App(count: 3))
    let recorder = Recorder<App>()
    store.subscribe(recorder)
    #expect(recorder.states == [App(count: 3)])
  }

  @Test func subscribersAreToldInOrderOfSubscription() {
    let store = Store()
    let journal = Journal()
    let recorders = (0..<50).map { number in journal.subscriber("\(number)", of: App.self) { _ in "" } }
    for recorder in recorders { store.subscribe(recorder) }
    for number in [3, 17, 20] { store.unsubscribe(recorders[number]) }
    store.subscribe(recorders[5])
    journal.lines = []
    store.dispatch(Add())
    let expected = (0..<50).filter { ![3, 5, 17, 20].contains($0) } + [5]
    #expect(journal.lines == expected.map(String.init))
  }

  @Test func subscribingAgainReplaces() {
    let store = Store()
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.select { $0.count } }
    store.subscribe(recorder) { $0.select { -$0.count } }
    store.dispatch(Add())
    #expect(recorder.states == [0, 0, -1])
  }

  @Test func unsubscribedObjectMissesChanges() {
    let store = Store()
    let recorder = Recorder<App>()
    store.unsubscribe(recorder)
    store.subscribe(recorder)
    store.unsubscribe(recorder)
    store.dispatch(Add())
    store.subscribe(recorder)
    #expect(recorder.states.map(\.count) == [0, 1])
  }

  @Test func subscribersAreHeldWeakly() {
    let store = Store()
    let journal = Journal()
    weak var gone: Recorder<App>?
    do {
      let recorder = journal.subscriber("x", of: App.self) { $0.count }
      store.subscribe(recorder)
      gone = recorder
    }
    #expect(gone == nil)
    store.dispatch(Add())
    #expect(journal.lines == ["x0"])
  }

  @Test(arguments: [false, true]) func nothingIsKeptOfAFormerSubscriber(unsubscribes: Bool) {
    final class Token: Sendable {}
    let store = Store()
    weak var kept: Token?
    do {
      let recorder = Recorder<Int>()
      let token = Token()
      kept = token
      store.subscribe(recorder) {
        $0.select { state in
          withExtendedLifetime(token) { state.count }
        }
      }
      if unsubscribes { store.unsubscribe(recorder) }
    }
    #expect((kept == nil) == unsubscribes)
    store.dispatch(Add())
    #expect(kept == nil)
  }

  @Test func selectorsOfAFormerSubscriberAreNotCalled() {
    let store = Store()
    var calls = 0
    do {
      let recorder = Recorder<Int>()
      store.subscribe(recorder) {
        $0.select {
          calls += 1
          return $0.count
        }
      }
    }
    calls = 0
    store.dispatch(Rename(name: "a"))
    #expect(calls == 0)
  }

  @Test func manySubscribersComeAndGo() {
    let store = Store()
    var alive: [Recorder<App>] = []
    for round in 0..<200 {
      let recorder = Recorder<App>()
      store.subscribe(recorder)
      alive.append(recorder)
      if round % 3 != 0 { store.unsubscribe(alive.remove(at: alive.count / 2)) }
    }
    for recorder in alive { recorder.forget() }
    store.dispatch(Add())
    for recorder in alive { #expect(recorder.states.map(\.count) == [1]) }
  }

  @Test func objectAtTheAddressOfADeadOneIsAnotherSubscriber() {
    let store = Store()
    for count in 0..<100 {
      let recorder = Recorder<App>()
      store.subscribe(recorder)
      store.dispatch(Add())
      #expect(recorder.states.map(\.count) == [count, count + 1])
    }
  }
}
