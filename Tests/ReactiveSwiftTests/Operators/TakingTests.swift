import ReactiveSwift
import Testing

@Suite struct TakingTests {
  private typealias Operator = Faces<Int, Fault, Int, Fault>
  private let journal = Journal<String>()

  @Test func takeFirst() {
    let faces = Operator(ofSignal: { $0.take(first: 2) }, ofProducer: { $0.take(first: 2) })
    #expect(faces.result([.value(1), .value(2), .value(3)]) == ["1", "2", "completed"])
    #expect(faces.result([.value(1), .completed]) == ["1", "completed"])
  }

  @Test func takeNone() {
    let faces = Operator(ofSignal: { $0.take(first: 0) }, ofProducer: { $0.take(first: 0) })
    #expect(faces.result([.value(1), .completed]) == ["interrupted"])
    let producer = SignalProducer<Int, Fault>(value: 1).on(starting: { journal.note("started") })
    #expect(producer.take(first: 0).started().entries == ["interrupted"])
    #expect(producer.take(first: -1).started().entries == ["interrupted"])
    #expect(journal.entries == [])
  }

  @Test func takeFirstIgnoresNestedValues() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = Observed<Int>()
    signal.take(first: 1).observe(seen.observer())
    signal.observe { if $0.value == 1 { input.send(value: 2) } }
    input.send(value: 1)
    #expect(seen.entries == ["1", "completed"])
  }

  @Test func takeLast() {
    let faces = Operator(ofSignal: { $0.take(last: 2) }, ofProducer: { $0.take(last: 2) })
    #expect(faces.result([.value(1), .value(2), .value(3), .completed]) == ["2", "3", "completed"])
    #expect(faces.result([.value(1), .completed]) == ["1", "completed"])
    #expect(faces.result([.value(1), .failed(.expected)]) == ["failed expected"])
    #expect(faces.result([.value(1), .interrupted]) == ["interrupted"])
  }

  @Test func takeWhile() {
    let faces = Operator(ofSignal: { $0.take(while: { $0 < 3 }) }, ofProducer: { $0.take(while: { $0 < 3 }) })
    #expect(faces.result([.value(1), .value(2), .value(3), .value(1)]) == ["1", "2", "completed"])
    #expect(faces.result([.value(4)]) == ["completed"])
  }

  @Test func takeUntilAPredicate() {
    let faces = Operator(ofSignal: { $0.take(until: { $0 < 3 }) }, ofProducer: { $0.take(until: { $0 < 3 }) })
    #expect(faces.result([.value(1), .value(2), .value(3), .value(1)]) == ["1", "2", "3", "completed"])
    #expect(faces.result([.value(4)]) == ["4", "completed"])
  }

  @Test func skipFirst() {
    let faces = Operator(ofSignal: { $0.skip(first: 2) }, ofProducer: { $0.skip(first: 2) })
    #expect(faces.result([.value(1), .value(2), .value(3), .completed]) == ["3", "completed"])
    let none = Operator(ofSignal: { $0.skip(first: 0) }, ofProducer: { $0.skip(first: 0) })
    #expect(none.result([.value(1)]) == ["1"])
    let signal = Signal<Int, Fault>.never
    #expect(signal.skip(first: 0) === signal)
  }

  @Test func skipWhile() {
    var calls = 0
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = signal.skip(while: { value in
      calls += 1
      return value < 3
    }).observed()
    for value in [1, 3, 1, 4] { input.send(value: value) }
    #expect(seen.entries == ["3", "1", "4"])
    #expect(calls == 2)
    #expect(SignalProducer<Int, Fault>([1, 3, 1]).skip(while: { $0 < 3 }).started().entries == ["3", "1", "completed"])
  }

  @Test func skipRepeats() {
    let faces = Operator(ofSignal: { $0.skipRepeats() }, ofProducer: { $0.skipRepeats() })
    #expect(faces.result([.value(1), .value(1), .value(2), .value(1), .completed]) == ["1", "2", "1", "completed"])
    let near = Operator(
      ofSignal: { $0.skipRepeats { abs($0 - $1) < 2 } }, ofProducer: { $0.skipRepeats { abs($0 - $1) < 2 } })
    #expect(near.result([.value(1), .value(2), .value(3), .value(4), .value(8)]) == ["1", "8"])
  }

  @Test func skipRepeatsKeepsOnlyTheNewestValue() {
    final class Value: Equatable {
      let name: String
      let journal: Journal<String>

      init(_ name: String, _ journal: Journal<String>) {
        self.name = name
        self.journal = journal
      }

      deinit { journal.note("\(name) released") }

      static func == (lhs: Value, rhs: Value) -> Bool { true }
    }
    let (signal, input) = Signal<Value, Fault>.pipe()
    let derived = signal.skipRepeats()
    derived.observe { _ in }
    for name in "abc" {
      journal.note("sending \(name)")
      input.send(value: Value("\(name)", journal))
    }
    journal.note("completing")
    input.sendCompleted()
    #expect(
      journal.entries == [
        "sending a", "sending b", "a released", "sending c", "b released", "completing", "c released",
      ])
  }

  @Test func uniqueValues() {
    let faces = Operator(ofSignal: { $0.uniqueValues() }, ofProducer: { $0.uniqueValues() })
    #expect(faces.result([.value(1), .value(2), .value(1), .value(3)]) == ["1", "2", "3"])
    let modulo = Operator(ofSignal: { $0.uniqueValues { $0 % 3 } }, ofProducer: { $0.uniqueValues { $0 % 3 } })
    #expect(modulo.result([.value(1), .value(4), .value(2), .value(3)]) == ["1", "2", "3"])
  }

  @Test func takeDuring() {
    let (lifetime, token) = Lifetime.make()
    let flag = Flag()
    let (signal, input) = Signal<Int, Fault>.pipe(disposable: flag)
    let seen = signal.take(during: lifetime).observed()
    let (produced, run) = SignalProducer(signal).take(during: lifetime).startedRun()
    input.send(value: 1)
    token.dispose()
    input.send(value: 2)
    #expect(seen.entries == ["1", "completed"])
    #expect(produced.entries == ["1", "completed"])
    run.dispose()
    #expect(produced.entries == ["1", "completed"])
  }

  @Test func takeDuringAnEndedLifetime() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = signal.take(during: .empty).observed()
    input.send(value: 1)
    #expect(seen.entries == ["interrupted"])
    let producer = SignalProducer<Int, Fault>(value: 1).on(starting: { journal.note("started") })
    #expect(producer.take(during: .empty).started().entries == ["interrupted"])
    #expect(journal.entries == [])
  }

  @Test func takeDuringEndsWithItsSource() {
    let (lifetime, token) = Lifetime.make()
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = signal.take(during: lifetime).observed()
    input.sendInterrupted()
    #expect(seen.entries == ["interrupted"])
    let (produced, run) = SignalProducer<Int, Fault>.never.take(during: lifetime).startedRun()
    run.dispose()
    #expect(produced.entries == ["interrupted"])
    token.dispose()
  }
}
