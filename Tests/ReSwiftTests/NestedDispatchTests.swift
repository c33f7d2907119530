import ReSwift
import Testing

@Suite struct NestedDispatchTests {
  @Test func everySubscriberIsToldEachStateOnce() {
    let store = Store()
    let recorders = (0..<3).map { _ in Recorder<App>() }
    for recorder in recorders { store.subscribe(recorder) }
    recorders[1].reaction = { [unowned store] in if $0.count < 3 { store.dispatch(Add()) } }
    store.dispatch(Rename(name: "a"))
    for recorder in recorders { #expect(recorder.states.map(\.count) == [0, 0, 1, 2, 3]) }
  }

  @Test func allSubscribersAreToldBeforeTheNextAction() {
    let store = Store()
    let journal = Journal()
    let first = journal.subscriber("a", of: App.self) { $0.count }
    let second = journal.subscriber("b", of: App.self) { $0.count }
    store.subscribe(first)
    store.subscribe(second)
    journal.lines = []
    let note = first.reaction
    first.reaction = { [unowned store] in
      note($0)
      if $0.count == 1 { for _ in 0..<2 { store.dispatch(Add()) } }
    }
    store.dispatch(Add())
    #expect(journal.lines == ["a1", "b1", "a2", "b2", "a3", "b3"])
  }

  @Test func longChainsNeedNoStack() {
    let store = Store()
    let recorder = Recorder<App>()
    store.subscribe(recorder)
    recorder.reaction = { [unowned store] in if $0.count < 100_000 { store.dispatch(Add()) } }
    store.dispatch(Add())
    #expect(store.state.count == 100_000)
    #expect(recorder.states.count == 100_001)
  }

  @Test func dispatchWhileBeingToldTheFirstState() {
    let store = Store()
    let (old, new) = (Recorder<App>(), Recorder<App>())
    store.subscribe(old)
    new.reaction = { [unowned store] in if $0.count == 0 { store.dispatch(Add()) } }
    store.subscribe(new)
    #expect(old.states.map(\.count) == [0, 1])
    #expect(new.states.map(\.count) == [0, 1])
  }

  @Test func callsOfOneSubscriberDoNotNest() {
    let store = Store()
    let journal = Journal()
    let recorder = Recorder<App>()
    recorder.reaction = { [unowned store] in
      journal.lines.append("begin \($0.count)")
      if $0.count < 2 { store.dispatch(Add()) }
      journal.lines.append("end \($0.count)")
    }
    store.subscribe(recorder)
    #expect(journal.lines == (0...2).flatMap { ["begin \($0)", "end \($0)"] })
  }
}
