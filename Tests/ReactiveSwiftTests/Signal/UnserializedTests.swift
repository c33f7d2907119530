import ReactiveSwift
import Testing

@Suite struct UnserializedTests {
  private let journal = Journal<String>()

  @Test func unserializedIsDepthFirst() {
    let (signal, input) = Signal<Int, Never>.unserializedPipe()
    signal.observeValues { value in
      journal.note("a\(value)")
      if value == 1 { input.send(value: 2) }
    }
    signal.observeValues { journal.note("b\($0)") }
    input.send(value: 1)
    #expect(journal.entries == ["a1", "a2", "b2", "b1"])
  }

  @Test func nothingComesAfterANestedEnd() {
    let (signal, input) = Signal<Int, Fault>.unserializedPipe()
    signal.observe { event in
      journal.note("a \(event)")
      if case .value = event { input.sendCompleted() }
    }
    signal.observe { journal.note("b \($0)") }
    input.send(value: 1)
    let ofSecond = journal.entries.filter { $0.hasPrefix("b") }
    #expect(ofSecond.last == "b COMPLETED")
    #expect(journal.entries.filter { $0.hasSuffix("COMPLETED") }.count == 2)
  }

  @Test func unserializedFromAGenerator() {
    var input: Signal<Int, Fault>.Observer?
    let flag = Flag()
    let signal = Signal<Int, Fault>.unserialized { observer, lifetime in
      input = observer
      lifetime += flag
    }
    let seen = signal.observed()
    input?.send(value: 1)
    input?.send(error: .expected)
    input?.send(value: 2)
    #expect(seen.entries == ["1", "failed expected"])
    #expect(flag.isDisposed)
  }

  @Test func reentrantValuesQueue() {
    let (signal, input) = Signal<Int, Never>.reentrantUnserializedPipe()
    var seen: [Int] = []
    signal.observeValues { value in
      seen.append(value)
      if value == 0 { input.send(value: 10); input.send(value: 100) }
    }
    signal.observeValues { value in
      if value == 0 { input.send(value: 20); input.send(value: 200) }
    }
    input.send(value: 0)
    #expect(seen == [0, 10, 100, 20, 200])
  }

  @Test func reentrantEndsQueue() {
    let (signal, input) = Signal<Int, Fault>.reentrantUnserializedPipe()
    signal.observe { event in
      journal.note("\(event)")
      guard event.value == 0 else { return }
      input.send(value: 1)
      input.sendCompleted()
      input.send(value: 2)
    }
    input.send(value: 0)
    #expect(journal.entries == ["VALUE 0", "VALUE 1", "COMPLETED"])
  }

  @Test func feedback() {
    let (signal, input) = Signal<Int, Never>.reentrantUnserializedPipe()
    var seen: [Int] = []
    signal.take(first: 5).map { $0 + 1 }.observeValues { value in
      seen.append(value)
      input.send(value: value)
    }
    input.send(value: 1)
    #expect(seen == [2, 3, 4, 5, 6])
  }

  @Test func reentrantFromAGenerator() {
    var input: Signal<Int, Fault>.Observer?
    let signal = Signal<Int, Fault>.reentrantUnserialized { observer, _ in input = observer }
    signal.observe { event in
      journal.note("\(event)")
      if event.value == 1 { input?.send(value: 2) }
    }
    input?.send(value: 1)
    input = nil
    #expect(journal.entries == ["VALUE 1", "VALUE 2", "INTERRUPTED"])
  }

  @Test func producersToo() {
    var input: Signal<Int, Fault>.Observer?
    let producer = SignalProducer<Int, Fault>.unserialized { observer, lifetime in
      input = observer
      lifetime.observeEnded { journal.note("ended") }
      observer.send(value: 1)
    }
    let run = producer.start { event in
      journal.note("\(event)")
      if event.value == 2 { input?.send(value: 3) }
    }
    input?.send(value: 2)
    run.dispose()
    input?.send(value: 4)
    #expect(journal.entries == ["VALUE 1", "VALUE 2", "VALUE 3", "INTERRUPTED", "ended"])
  }
}
