import ReactiveSwift
import Testing

@Suite struct ReplayTests {
  private let journal = Journal<String>()

  @Test func startsOnceAfterTheFirstObserver() {
    let producer = SignalProducer<Int, Fault>([1, 2, 3]).on(starting: { journal.note("start") }).replayLazily(upTo: 2)
    #expect(journal.entries == [])
    #expect(producer.started().entries == ["1", "2", "3", "completed"])
    #expect(producer.started().entries == ["2", "3", "completed"])
    #expect(journal.entries == ["start"])
  }

  @Test func lateRunsGetTheLastValuesThenLiveOnes() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let producer = SignalProducer(signal).replayLazily(upTo: 2)
    let first = producer.started()
    for value in 1...3 { input.send(value: value) }
    let second = producer.started()
    input.send(value: 4)
    let third = producer.started()
    input.sendCompleted()
    #expect(first.entries == ["1", "2", "3", "4", "completed"])
    #expect(second.entries == ["2", "3", "4", "completed"])
    #expect(third.entries == ["3", "4", "completed"])
    #expect(producer.started().entries == ["3", "4", "completed"])
  }

  @Test func withoutValues() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let producer = SignalProducer(signal).replayLazily(upTo: 0)
    let first = producer.started()
    input.send(value: 1)
    let second = producer.started()
    input.send(error: .expected)
    #expect(first.entries == ["1", "failed expected"])
    #expect(second.entries == ["failed expected"])
    #expect(producer.started().entries == ["failed expected"])
  }

  @Test func interruptionIsReplayed() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let producer = SignalProducer(signal).replayLazily(upTo: 1)
    let first = producer.started()
    input.send(value: 1)
    input.sendInterrupted()
    #expect(first.entries == ["1", "interrupted"])
    #expect(producer.started().entries == ["1", "interrupted"])
  }

  @Test func aRunDoesntStopTheOriginal() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let producer = SignalProducer(signal).on(disposed: { journal.note("disposed") }).replayLazily(upTo: 1)
    let (seen, run) = producer.startedRun()
    run.dispose()
    #expect(seen.entries == ["interrupted"])
    #expect(journal.entries == [])
    input.send(value: 1)
    #expect(producer.started().entries == ["1"])
  }

  @Test func givenUpWithTheLastCopyAndRun() {
    let original = SignalProducer<Int, Fault>.never.on(disposed: { journal.note("disposed") })
    var producer: SignalProducer<Int, Fault>? = original.replayLazily(upTo: 1)
    var copy = producer
    let run = producer?.start()
    producer = nil
    copy = nil
    #expect(journal.entries == [])
    run?.dispose()
    #expect(journal.entries == ["disposed"])
    withExtendedLifetime((producer, copy)) {}
  }

  @Test func givenUpWithTheLastCopyWithoutARun() {
    let original = SignalProducer<Int, Fault>.never.on(disposed: { journal.note("disposed") })
    var producer: SignalProducer<Int, Fault>? = original.replayLazily(upTo: 1)
    producer?.start().dispose()
    #expect(journal.entries == [])
    producer = nil
    #expect(journal.entries == ["disposed"])
    withExtendedLifetime(producer) {}
  }

  @Test func valuesAreReleasedWithTheProducer() {
    final class Value {}
    var producer: SignalProducer<Value, Never>? = SignalProducer { () -> Value in Value() }.replayLazily(upTo: 1)
    var value: Value?
    producer?.startWithValues { value = $0 }
    weak let released = value
    value = nil
    #expect(released != nil)
    producer = nil
    #expect(released == nil)
    withExtendedLifetime(producer) {}
  }

  @Test func liveValuesWaitUntilARunHasCaughtUp() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let producer = SignalProducer(signal).replayLazily(upTo: 3)
    producer.start()
    for value in 1...3 { input.send(value: value) }
    let seen = Observed<Int>()
    var isFirst = true
    producer.start { event in
      seen.observer().send(event)
      if isFirst {
        isFirst = false
        input.send(value: 4)
      }
    }
    #expect(seen.entries == ["1", "2", "3", "4"])
  }

  @Test func startingInsideAValue() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let producer = SignalProducer(signal).replayLazily(upTo: 1)
    var nested: Observed<Int>?
    producer.start { event in
      if event.value == 1 { nested = producer.started() }
    }
    input.send(value: 1)
    input.send(value: 2)
    #expect(nested?.entries == ["1", "2"])
  }
}
