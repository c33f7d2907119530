import ReactiveSwift
import Testing

@Suite struct MergingTests {
  private let journal = Journal<String>()

  @Test func signals() {
    let (a, inputA) = Signal<Int, Fault>.pipe()
    let (b, inputB) = Signal<Int, Fault>.pipe()
    let seen = [
      Signal.merge(a, b).observed(), Signal.merge([a, b]).observed(), a.merge(with: b).observed(),
      SignalProducer.merge(a, b).started(), SignalProducer(a).merge(with: b).started(),
      SignalProducer.merge([SignalProducer(a), SignalProducer(b)]).started(),
    ]
    inputA.send(value: 1)
    inputB.send(value: 2)
    inputA.sendCompleted()
    inputB.send(value: 3)
    inputB.sendInterrupted()
    for observed in seen { #expect(observed.entries == ["1", "2", "3", "completed"]) }
  }

  @Test func failures() {
    let (a, inputA) = Signal<Int, Fault>.pipe()
    let seen = Signal.merge(a, .never).observed()
    inputA.send(error: .expected)
    #expect(seen.entries == ["failed expected"])
  }

  @Test func nothing() {
    #expect(Signal<Int, Fault>.merge([]).observed().entries == ["interrupted"])
    #expect(SignalProducer<Int, Fault>.merge([]).started().entries == ["completed"])
  }

  @Test func disposal() {
    func never(_ name: String) -> SignalProducer<Int, Fault> {
      .never.on(interrupted: { journal.note("\(name) interrupted") }, disposed: { journal.note("\(name) disposed") })
    }
    let run = never("a").merge(with: never("b")).start { journal.note("\($0)") }
    run.dispose()
    #expect(journal.entries == ["INTERRUPTED", "a interrupted", "a disposed", "b interrupted", "b disposed"])
  }
}

@Suite struct FlatMapErrorTests {
  private let journal = Journal<String>()

  @Test func replacesAFailure() {
    let faces = Faces<Int, Fault, Int, Never>(
      ofSignal: { $0.flatMapError { _ in SignalProducer(values: 8, 9) } },
      ofProducer: { $0.flatMapError { _ in SignalProducer(values: 8, 9) } })
    #expect(faces.result([.value(1), .failed(.expected)]) == ["1", "8", "9", "completed"])
    #expect(faces.result([.value(1), .completed]) == ["1", "completed"])
    #expect(faces.result([.interrupted]) == ["interrupted"])
  }

  @Test func handlersMayFail() {
    let faces = Faces<Int, Fault, Int, Fault>(
      ofSignal: { $0.flatMapError { _ in SignalProducer(error: .other) } },
      ofProducer: { $0.flatMapError { _ in SignalProducer(error: .other) } })
    #expect(faces.result([.failed(.expected)]) == ["failed other"])
  }

  @Test func leadingDot() {
    let producer: SignalProducer<Int, Never> = SignalProducer<Int, Fault>(error: .expected).flatMapError { _ in .empty }
    #expect(producer.started().entries == ["completed"])
    let values = SignalProducer<Int, Fault>(error: .expected).flatMapError { _ in .init(value: 0) } as SignalProducer<Int, Never>
    #expect(values.started().entries == ["0", "completed"])
  }

  @Test func disposalInterruptsTheReplacement() {
    let replacement = SignalProducer<Int, Never>.never.on(interrupted: { journal.note("interrupted") })
    let run = SignalProducer<Int, Fault>(error: .expected).flatMapError { _ in replacement }.start()
    #expect(journal.entries == [])
    run.dispose()
    #expect(journal.take() == ["interrupted"])
    let (signal, input) = Signal<Int, Fault>.pipe()
    var derived: Signal<Int, Never>? = signal.flatMapError { _ in replacement }
    input.send(error: .expected)
    derived = nil
    #expect(journal.take() == ["interrupted"])
    withExtendedLifetime(derived) {}
  }
}
