import ReSwift
import Testing

@Suite struct TransformTests {
  private let store = Store()

  @Test func selectByClosureAndKeyPath() {
    let (names, counts) = (Recorder<String>(), Recorder<Int>())
    store.subscribe(names) { $0.select { $0.name.uppercased() } }
    store.subscribe(counts) { $0.select(\.count) }
    store.dispatch(Rename(name: "a"))
    store.dispatch(Add())
    #expect(names.states == ["", "A"])
    #expect(counts.states == [0, 1])
  }

  @Test func selectionsCanBeChained() {
    let (byKeyPath, mixed) = (Recorder<Int>(), Recorder<String>())
    store.subscribe(byKeyPath) { $0.select(\.name).select(\.count) }
    store.subscribe(mixed) { $0.select(\.name).select { $0 + "!" } }
    store.dispatch(Rename(name: "abc"))
    #expect(byKeyPath.states == [0, 3])
    #expect(mixed.states == ["!", "abc!"])
  }

  @Test func selectorRunsOnceAndThenTwicePerChange() {
    var calls: [Int] = []
    let recorder = Recorder<Int>()
    store.subscribe(recorder) {
      $0.select {
        calls.append($0.count)
        return $0.count
      }
    }
    store.dispatch(Add())
    #expect(calls == [0, 0, 1])
  }

  @Test func optionalsAreDeliveredToo() {
    let recorder = Recorder<String?>()
    store.subscribe(recorder) { $0.select { $0.note } }
    store.dispatch(Note(text: "x"))
    store.dispatch(Note(text: nil))
    #expect(recorder.states == [nil, "x", nil])
    let byKeyPath = Recorder<String?>()
    store.subscribe(byKeyPath) { $0.select(\.note) }
    store.dispatch(Note(text: "y"))
    store.dispatch(Note(text: "y"))
    #expect(byKeyPath.states == [nil, "y"])
  }

  @Test func valuesThatCannotBeComparedAreDeliveredEachTime() {
    let recorder = Recorder<(Int, String)>()
    store.subscribe(recorder) { $0.select { ($0.count, $0.name) } }
    store.dispatch(Nothing())
    store.dispatch(Add())
    #expect(recorder.states.map(\.0) == [0, 0, 1])
  }

  @Test func skipRepeatsByPredicate() {
    let recorder = Recorder<(Int, String)>()
    store.subscribe(recorder) { $0.select { ($0.count, $0.name) }.skipRepeats { $0.0 == $1.0 } }
    store.dispatch(Rename(name: "a"))
    store.dispatch(Add())
    #expect(recorder.states.map(\.0) == [0, 1])
  }

  @Test func repeatsAreThoseOfWhatWasDelivered() {
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.select(\.count).skipRepeats { abs($0 - $1) < 3 } }
    for _ in 0..<7 { store.dispatch(Add()) }
    #expect(recorder.states == [0, 3, 6])
  }

  @Test func skipAndOnlyCompareTheStatesOfAChange() {
    let (risen, fallen) = (Recorder<Int>(), Recorder<Int>())
    store.subscribe(risen) { $0.select(\.count).only { $0 <= 0 && $1 > 0 } }
    store.subscribe(fallen) { $0.select(\.count).skip { $1 >= $0 } }
    for amount in [1, 1, -2, 3, -1] { store.dispatch(Add(amount: amount)) }
    #expect(risen.states == [0, 1, 3])
    #expect(fallen.states == [0, 0, 2])
  }

  @Test func customOperators() {
    let recorder = Recorder<String>()
    store.subscribe(recorder) { subscription in
      Subscription<String> { sink in
        subscription.observer = { old, new in sink(old.map { "<\($0.name)>" }, "<\(new.name)>") }
      }
    }
    store.dispatch(Rename(name: "a"))
    store.dispatch(Add())
    #expect(recorder.states == ["<>", "<a>"])
  }

  @Test func replacedObserverWins() {
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { subscription in
      let selected = subscription.select(\.count)
      let original = subscription.observer
      subscription.observer = { old, new in original?(old, App(count: new.count * 10)) }
      return selected
    }
    store.dispatch(Add())
    #expect(recorder.states == [0, 10])
  }

  @Test func deliveryAfterTheEndIsIgnored() {
    var late: (() -> Void)?
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { subscription in
      Subscription<Int> { sink in
        subscription.observer = { old, new in late = { sink(old.map(\.count), new.count) } }
      }
    }
    store.dispatch(Add())
    late?()
    #expect(recorder.states == [1])
    store.dispatch(Add())
    store.unsubscribe(recorder)
    late?()
    #expect(recorder.states == [1])
  }
}
