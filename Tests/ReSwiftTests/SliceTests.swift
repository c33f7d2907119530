import ReSwift
import Testing

/// Subscribers that select the same property cost one look at it.
@Suite struct SliceTests {
  private final class Counter: @unchecked Sendable {  // used by one thread
    var comparisons = 0
  }

  private struct Counted: Equatable {
    var number = 0
    let counter: Counter

    static func == (lhs: Counted, rhs: Counted) -> Bool {
      lhs.counter.comparisons += 1
      return lhs.number == rhs.number
    }
  }

  private struct State: Equatable {
    var counted: Counted
    var other = 0
    var list = [0, 0, 0]
  }

  private struct Change: Action {
    let change: (inout State) -> Void
  }

  private let counter = Counter()

  private func makeStore() -> Store<State> {
    Store(
      reducer: { action, state in
        var state = state!
        (action as? Change)?.change(&state)
        return state
      }, state: State(counted: Counted(counter: counter)))
  }

  @Test(arguments: [false, true]) func propertyIsComparedOncePerChange(changes: Bool) {
    let store = makeStore()
    let recorders = (0..<100).map { _ in Recorder<Counted>() }
    for recorder in recorders { store.subscribe(recorder) { $0.select(\.counted) } }
    counter.comparisons = 0
    store.dispatch(Change { if changes { $0.counted.number += 1 } else { $0.other += 1 } })
    #expect(counter.comparisons == 1)
    for recorder in recorders { #expect(recorder.states.count == (changes ? 2 : 1)) }
  }

  @Test func wholeStatesAreComparedOncePerChange() {
    let store = makeStore()
    let recorders = (0..<100).map { _ in Recorder<State>() }
    for recorder in recorders { store.subscribe(recorder) }
    counter.comparisons = 0
    store.dispatch(Change { $0.other += 1 })
    #expect(counter.comparisons == 1)
    for recorder in recorders { #expect(recorder.states.map(\.other) == [0, 1]) }
  }

  @Test func orderIsThatOfSubscription() {
    let store = makeStore()
    let journal = Journal()
    var kept: [AnyObject] = []
    for number in 0..<40 {
      switch number % 4 {
      case 0:
        let recorder = journal.subscriber("\(number)", of: Int.self) { _ in "" }
        store.subscribe(recorder) { $0.select(\.other) }
        kept.append(recorder)
      case 1:
        let recorder = journal.subscriber("\(number)", of: Int.self) { _ in "" }
        store.subscribe(recorder) { $0.select { $0.other } }
        kept.append(recorder)
      case 2:
        let recorder = journal.subscriber("\(number)", of: State.self) { _ in "" }
        store.subscribe(recorder)
        kept.append(recorder)
      default:
        let recorder = journal.subscriber("\(number)", of: Int.self) { _ in "" }
        store.subscribe(recorder) { $0.select(\.list[number % 3]) }
        kept.append(recorder)
      }
    }
    journal.lines = []
    store.dispatch(
      Change { state in
        state.other += 1
        state.list = [1, 1, 1]
      })
    #expect(journal.lines == (0..<40).map(String.init))
    journal.lines = []
    store.dispatch(Change { $0.other += 1 })
    #expect(journal.lines == (0..<40).filter { $0 % 4 != 3 }.map(String.init))
    withExtendedLifetime(kept) {}
  }

  @Test func propertiesWithIndexesAreDifferentOnes() {
    let store = makeStore()
    let recorders = (0..<3).map { _ in Recorder<Int>() }
    for (index, recorder) in recorders.enumerated() { store.subscribe(recorder) { $0.select(\.list[index]) } }
    store.dispatch(Change { $0.list[1] = 5 })
    #expect(recorders.map(\.states) == [[0], [0, 5], [0]])
  }

  @Test func subscriptionsToOnePropertyComeAndGo() {
    let store = makeStore()
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    for round in 1...5 {
      store.subscribe(first) { $0.select(\.other) }
      store.dispatch(Change { $0.other = round * 10 })
      store.subscribe(second) { $0.select(\.other) }
      store.unsubscribe(first)
      store.dispatch(Change { $0.other += 1 })
      store.unsubscribe(second)
    }
    store.dispatch(Change { $0.other = 0 })
    #expect(first.states == [0, 10, 11, 20, 21, 30, 31, 40, 41, 50])
    #expect(second.states == [10, 11, 20, 21, 30, 31, 40, 41, 50, 51])
  }

  @Test func actionsWhileASliceIsTold() {
    let store = makeStore()
    let recorders = (0..<3).map { _ in Recorder<Int>() }
    for recorder in recorders { store.subscribe(recorder) { $0.select(\.other) } }
    recorders[0].reaction = { [unowned store] in if $0 == 1 { store.dispatch(Change { $0.other = 2 }) } }
    recorders[1].reaction = { [unowned store] in if $0 == 1 { store.unsubscribe(recorders[2]) } }
    store.dispatch(Change { $0.other = 1 })
    #expect(recorders.map(\.states) == [[0, 1, 2], [0, 1, 2], [0]])
  }
}
