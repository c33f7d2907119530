import ReSwift
import Testing

/// When repeats are skipped without being asked to.
@Suite struct RepeatsTests {
  private let store = Store()
  private let keeping = Store(skipsRepeats: false)

  @Test func equatableStates() {
    let recorder = Recorder<App>()
    store.subscribe(recorder)
    store.dispatch(Nothing())
    store.dispatch(Add())
    #expect(recorder.states.map(\.count) == [0, 1])
  }

  @Test func identityTransform() {
    let recorder = Recorder<App>()
    store.subscribe(recorder) { $0 }
    store.dispatch(Nothing())
    store.dispatch(Add())
    #expect(recorder.states.map(\.count) == [0, 1])
  }

  @Test func storeThatKeepsRepeats() {
    let (states, counts) = (Recorder<App>(), Recorder<Int>())
    keeping.subscribe(states)
    keeping.subscribe(counts) { $0.select(\.count) }
    keeping.dispatch(Nothing())
    #expect(states.states.count == 2)
    #expect(counts.states == [0, 0])
  }

  @Test func storeThatKeepsRepeatsCanBeAskedToSkipThem() {
    let recorder = Recorder<Int>()
    keeping.subscribe(recorder) { $0.select(\.count).skipRepeats() }
    keeping.dispatch(Nothing())
    keeping.dispatch(Add())
    #expect(recorder.states == [0, 1])
  }

  @Test func noTransform() {
    let recorder = Recorder<App>()
    store.subscribe(recorder, transform: nil)
    store.dispatch(Nothing())
    #expect(recorder.states.count == 2)
  }

  @Test func statesOfAnotherTypeAreIgnored() {
    let (numbers, optionals) = (Recorder<Int>(), Recorder<App?>())
    store.subscribe(numbers, transform: nil)
    store.subscribe(optionals, transform: nil)
    store.dispatch(Add())
    #expect(numbers.states.isEmpty)
    #expect(optionals.states.map { $0?.count } == [0, 1])
  }

  @Test func filterAtTheEndReplacesTheComparison() {
    let (all, some) = (Recorder<Int>(), Recorder<Int>())
    store.subscribe(all) { $0.select(\.count).skipRepeats { _, _ in false } }
    store.subscribe(some) { $0.select(\.count).skip { _, _ in false } }
    store.dispatch(Nothing())
    #expect(all.states == [0, 0])
    #expect(some.states == [0, 0])
  }

  @Test func filterBeforeTheSelectionDoesNot() {
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.only { _, new in new.name.isEmpty }.select(\.count) }
    store.dispatch(Nothing())
    store.dispatch(Rename(name: "hidden"))
    store.dispatch(Add())
    #expect(recorder.states == [0])
    store.dispatch(Rename(name: ""))
    #expect(recorder.states == [0, 1])
  }

  @Test func genericStores() {
    func subscribe<S: StoreType>(_ store: S, _ states: Recorder<App>, _ counts: Recorder<Int>) where S.State == App {
      store.subscribe(states)
      store.subscribe(counts) { $0.select { $0.count } }
    }
    let (states, counts) = (Recorder<App>(), Recorder<Int>())
    subscribe(store, states, counts)
    store.dispatch(Nothing())
    #expect(states.states.count == 2)
    #expect(counts.states.count == 1)
  }
}
