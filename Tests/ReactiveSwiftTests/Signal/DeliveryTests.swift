import ReactiveSwift
import Testing

@Suite struct DeliveryTests {
  private let journal = Journal<String>()

  @Test func observersAreCalledInTheOrderOfAddition() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    for name in "abc" { signal.observe { journal.note("\(name) \($0)") } }
    input.send(value: 1)
    input.sendCompleted()
    #expect(journal.entries == ["a VALUE 1", "b VALUE 1", "c VALUE 1", "a COMPLETED", "b COMPLETED", "c COMPLETED"])
  }

  @Test func oneWhoIsAddedDuringAnEventMissesIt() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var isAdded = false
    signal.observeValues { value in
      journal.note("a\(value)")
      if isAdded { return }
      isAdded = true
      signal.observeValues { journal.note("c\($0)") }
    }
    signal.observeValues { journal.note("b\($0)") }
    input.send(value: 1)
    input.send(value: 2)
    #expect(journal.entries == ["a1", "b1", "a2", "b2", "c2"])
  }

  @Test func oneWhoIsAddedDuringTheOnlyObserversEventMissesIt() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var isAdded = false
    signal.observeValues { value in
      journal.note("a\(value)")
      if isAdded { return }
      isAdded = true
      for name in "bcdefghijk" { signal.observeValues { journal.note("\(name)\($0)") } }
    }
    input.send(value: 1)
    #expect(journal.entries == ["a1"])
    input.send(value: 2)
    #expect(journal.entries == ["a1", "a2"] + "bcdefghijk".map { "\($0)2" })
  }

  @Test func oneWhoIsRemovedDuringAnEventStillGetsIt() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var later: (any Disposable)?
    signal.observeValues { value in
      journal.note("a\(value)")
      later?.dispose()
    }
    later = signal.observeValues { journal.note("b\($0)") }
    signal.observeValues { journal.note("c\($0)") }
    input.send(value: 1)
    input.send(value: 2)
    #expect(journal.entries == ["a1", "b1", "c1", "a2", "c2"])
  }

  @Test func oneWhoIsRemovedDuringAValueMissesANestedOne() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var later: (any Disposable)?
    signal.observeValues { value in
      journal.note("a\(value)")
      if value == 1 {
        input.send(value: 2)
        later?.dispose()
      }
    }
    later = signal.observeValues { journal.note("b\($0)") }
    input.send(value: 1)
    #expect(journal.entries == ["a1", "b1", "a2"])
  }

  @Test func oneWhoIsAddedDuringAValueGetsANestedOne() {
    let (signal, input) = Signal<Int, Never>.pipe()
    signal.observeValues { value in
      journal.note("a\(value)")
      if value == 1 {
        input.send(value: 2)
        signal.observeValues { journal.note("b\($0)") }
      }
    }
    input.send(value: 1)
    #expect(journal.entries == ["a1", "a2", "b2"])
  }

  @Test func removingItselfDuringAnEvent() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var own: (any Disposable)?
    own = signal.observeValues { value in
      journal.note("\(value)")
      own?.dispose()
    }
    input.send(value: 1)
    input.send(value: 2)
    #expect(journal.entries == ["1"])
  }

  @Test func nestedValuesComeAfterTheOneInProgress() {
    let (signal, input) = Signal<Int, Never>.pipe()
    signal.observeValues { value in
      journal.note("a\(value)")
      if value == 1 {
        input.send(value: 2)
        input.send(value: 3)
      }
    }
    signal.observeValues { journal.note("b\($0)") }
    input.send(value: 1)
    #expect(journal.entries == ["a1", "b1", "a2", "b2", "a3", "b3"])
  }

  @Test func aNestedEndComesAfterTheValueInProgress() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    signal.observe { event in
      journal.note("a \(event)")
      guard case .value = event else { return }
      input.sendCompleted()
      input.send(value: 7)
      #expect(signal.observe { journal.note("late \($0)") } == nil)
    }
    signal.observe { journal.note("b \($0)") }
    input.send(value: 1)
    #expect(
      journal.entries == ["a VALUE 1", "late INTERRUPTED", "b VALUE 1", "a COMPLETED", "b COMPLETED"])
  }

  @Test func nestedValuesBeforeANestedEnd() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    signal.observe { event in
      journal.note("\(event)")
      guard event.value == 1 else { return }
      input.send(value: 2)
      input.sendCompleted()
      input.send(value: 3)
    }
    input.send(value: 1)
    #expect(journal.entries == ["VALUE 1", "VALUE 2", "COMPLETED"])
  }

  @Test func anEndInsideAnEndIsIgnored() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    signal.observe { event in
      journal.note("\(event)")
      input.sendInterrupted()
      input.send(value: 1)
    }
    input.sendCompleted()
    #expect(journal.entries == ["COMPLETED"])
  }

  @Test func theLifetimeEndsAfterTheObserversWereTold() {
    var input: Signal<Int, Fault>.Observer?
    let signal = Signal<Int, Fault> { observer, lifetime in
      input = observer
      lifetime.observeEnded { journal.note("ended") }
    }
    signal.observe { journal.note("a \($0)") }
    signal.observe { journal.note("b \($0)") }
    input?.sendCompleted()
    #expect(journal.entries == ["a COMPLETED", "b COMPLETED", "ended"])
  }

  @Test func downstreamIsToldAndDisposedBeforeUpstream() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    signal
      .on(terminated: { journal.note("inner terminated") }, disposed: { journal.note("inner disposed") })
      .on(terminated: { journal.note("outer terminated") }, disposed: { journal.note("outer disposed") })
      .observe { journal.note("\($0)") }
    input.sendCompleted()
    #expect(
      journal.entries == ["inner terminated", "outer terminated", "COMPLETED", "outer disposed", "inner disposed"])
  }

  @Test func observingDuringTheEndComesTooLate() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    signal.observe { _ in
      #expect(signal.observe { journal.note("late \($0)") } == nil)
    }
    input.sendCompleted()
    #expect(journal.entries == ["late INTERRUPTED"])
  }

  @Test func aLoopThatFeedsItselfKeepsTheStackFlat() {
    let (signal, input) = Signal<Int, Never>.pipe()
    var last = 0
    signal.observeValues { value in
      last = value
      if value < 100_000 { input.send(value: value + 1) }
    }
    input.send(value: 1)
    #expect(last == 100_000)
  }
}
