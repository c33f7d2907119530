import TestSupport
import ReactiveSwift
import Synchronization
import Testing

@Suite struct ActionReentrancyTests {
  private let journal = Journal<String>()

  @Test func applyingAgainFromItsCompletion() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let starts = Journal<Int>()
    let later = Action<Int, Int, Fault> { value in
      starts.note(value)
      return SignalProducer(signal)
    }
    later.completed.take(first: 1).observeValues { later.apply(2).start() }
    later.apply(1).start()
    input.sendCompleted()
    #expect(starts.entries == [1, 2])
    let atOnce = Action<Int, Int, Fault> { value in
      starts.note(value * 10)
      return .empty
    }
    atOnce.completed.observeValues { atOnce.apply(2).start { journal.note("\($0)") } }
    atOnce.apply(1).start()
    #expect(starts.entries == [1, 2, 10])
    #expect(journal.entries == ["FAILED disabled"])
    #expect(atOnce.isEnabled.value)
    #expect(!atOnce.isExecuting.value)
  }

  @Test func observersMayChangeTheState() {
    let state = MutableProperty(0)
    let action = Action<(), Int, Never>(state: state, enabledIf: { $0 < 10 }) { state, _ in SignalProducer(value: state) }
    action.isExecuting.signal.observeValues { _ in state.value += 1 }
    action.isEnabled.signal.observeValues { journal.note("\($0)") }
    action.apply().start()
    #expect(state.value == 2)
    #expect(action.isEnabled.value)
    #expect(!action.isExecuting.value)
    #expect(journal.entries == ["false", "true"])
  }

  @Test func enabledIsBoundToNotExecuting() {
    let enabled = MutableProperty(true)
    let (signal, input) = Signal<Int, Never>.pipe()
    let action = Action<(), Int, Never>(enabledIf: enabled) { _ in SignalProducer(signal) }
    enabled <~ action.isExecuting.map { !$0 }
    #expect(enabled.value)
    #expect(action.isEnabled.value)
    action.apply().start()
    #expect(!enabled.value)
    #expect(!action.isEnabled.value)
    input.sendCompleted()
    #expect(enabled.value)
    #expect(action.isEnabled.value)
    #expect(!action.isExecuting.value)
  }

  @Test func disabledWhenItTurnsDisabled() {
    let enabled = MutableProperty(true)
    let action = Action<(), Int, Never>(enabledIf: enabled) { _ in .empty }
    action.isEnabled.signal.observeValues { if !$0 { enabled.value = false } }
    action.apply().start()
    #expect(!enabled.value)
    #expect(!action.isEnabled.value)
    #expect(!action.isExecuting.value)
    enabled.value = true
    #expect(action.isEnabled.value)
  }

  @Test func onlyOneOfTwoThreadsStarts() {
    let running = Synchronization.Atomic<Int>(0)
    let overlaps = Synchronization.Atomic<Int>(0)
    let work = SignalProducer<Int, Never> { observer, _ in
      if running.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
      observer.send(value: 1)
      running.subtract(1, ordering: .relaxed)
      observer.sendCompleted()
    }
    race(rounds: 500) {
      Action<(), Int, Never> { _ in work }
    } _: { action in
      for _ in 0..<5 { action.apply().start() }
    } _: { action in
      for _ in 0..<5 { action.apply().start() }
    } check: { action in
      #expect(action.isEnabled.value)
      #expect(!action.isExecuting.value)
    }
    #expect(overlaps.load(ordering: .relaxed) == 0)
  }

  @Test func stateChangesRaceWithExecutions() {
    race(rounds: 300) {
      let enabled = MutableProperty(true)
      return (enabled, Action<(), Int, Never>(enabledIf: enabled) { _ in SignalProducer(value: 1) })
    } _: { enabled, action in
      for _ in 0..<5 { action.apply().start() }
    } _: { enabled, action in
      for value in [false, true, false, true, false] { enabled.value = value }
    } check: { enabled, action in
      #expect(!action.isEnabled.value)
      enabled.value = true
      #expect(action.isEnabled.value)
      #expect(!action.isExecuting.value)
    }
  }
}
