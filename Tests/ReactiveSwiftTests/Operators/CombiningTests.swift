import ReactiveSwift
import Testing

@Suite struct CombiningStreamsTests {
  private let journal = Journal<String>()
  private let pipeA = Signal<Int, Fault>.pipe()
  private let pipeB = Signal<Int, Fault>.pipe()
  private var a: Signal<Int, Fault> { pipeA.output }
  private var inputA: Signal<Int, Fault>.Observer { pipeA.input }
  private var b: Signal<Int, Fault> { pipeB.output }
  private var inputB: Signal<Int, Fault>.Observer { pipeB.input }

  private func latest() -> [Observed<String>] {
    [
      a.combineLatest(with: b).map { "\($0)\($1)" }.observed(),
      SignalProducer(a).combineLatest(with: SignalProducer(b)).map { "\($0)\($1)" }.started(),
      Signal.combineLatest([a, b]).map { $0.map(\.description).joined() }.observed(),
      SignalProducer.combineLatest([a, b]).map { $0.map(\.description).joined() }.started(),
    ]
  }

  private func zipped() -> [Observed<String>] {
    [
      a.zip(with: b).map { "\($0)\($1)" }.observed(),
      SignalProducer(a).zip(with: SignalProducer(b)).map { "\($0)\($1)" }.started(),
      Signal.zip([a, b]).map { $0.map(\.description).joined() }.observed(),
      SignalProducer.zip([a, b]).map { $0.map(\.description).joined() }.started(),
    ]
  }

  @Test func latestValues() {
    let seen = latest()
    inputA.send(value: 1)
    inputB.send(value: 5)
    inputA.send(value: 2)
    inputB.send(value: 6)
    inputA.sendCompleted()
    inputB.send(value: 7)
    inputB.sendCompleted()
    for observed in seen { #expect(observed.entries == ["15", "25", "26", "27", "completed"]) }
  }

  @Test func aCompletionWithoutAValueDoesntEndItEarly() {
    let seen = latest()
    inputA.sendCompleted()
    inputB.send(value: 1)
    for observed in seen { #expect(observed.entries == []) }
    inputB.sendCompleted()
    for observed in seen { #expect(observed.entries == ["completed"]) }
  }

  @Test(arguments: [true, false]) func otherEndsAreForwardedAtOnce(fails: Bool) {
    let seen = latest() + zipped()
    inputA.send(value: 1)
    if fails { inputB.send(error: .expected) } else { inputB.sendInterrupted() }
    for observed in seen { #expect(observed.entries == [fails ? "failed expected" : "interrupted"]) }
  }

  @Test func anEndedInput() {
    inputA.sendCompleted()
    for observed in latest() + zipped() { #expect(observed.entries == ["interrupted"]) }
  }

  @Test func zipPairsByPosition() {
    let seen = zipped()
    inputA.send(value: 1)
    inputA.send(value: 2)
    inputB.send(value: 5)
    inputB.send(value: 6)
    inputB.send(value: 7)
    for observed in seen { #expect(observed.entries == ["15", "26"]) }
  }

  @Test func zipCompletesWhenNoMoreCanCome() {
    let seen = zipped()
    inputA.send(value: 1)
    inputA.send(value: 2)
    inputA.sendCompleted()
    for observed in seen { #expect(observed.entries == []) }
    inputB.send(value: 5)
    for observed in seen { #expect(observed.entries == ["15"]) }
    inputB.send(value: 6)
    for observed in seen { #expect(observed.entries == ["15", "26", "completed"]) }
  }

  @Test func zipCompletesAtACompletionWithNothingWaiting() {
    let seen = zipped()
    inputB.send(value: 5)
    inputA.sendCompleted()
    for observed in seen { #expect(observed.entries == ["completed"]) }
  }

  @Test func emptySequences() {
    let none: [SignalProducer<Int, Fault>] = []
    #expect(SignalProducer.combineLatest(none).started().entries == ["completed"])
    #expect(SignalProducer.zip(none).started().entries == ["completed"])
    #expect(SignalProducer.combineLatest(none, emptySentinel: [7]).started().entries == ["[7]", "completed"])
    #expect(SignalProducer.zip(none, emptySentinel: [7]).started().entries == ["[7]", "completed"])
    #expect(Signal<Int, Fault>.combineLatest([]).observed().entries == ["interrupted"])
    #expect(Signal<Int, Fault>.zip([]).observed().entries == ["interrupted"])
    let some = [SignalProducer<Int, Fault>(value: 1)]
    #expect(SignalProducer.combineLatest(some, emptySentinel: []).started().entries == ["[1]", "completed"])
  }

  @Test func producersAreStartedInOrder() {
    func producer(_ value: Int) -> SignalProducer<Int, Fault> {
      SignalProducer(value: value).on(starting: { journal.note("\(value)") })
    }
    let seen = SignalProducer.combineLatest(producer(1), producer(2), producer(3)).map { "\($0)\($1)\($2)" }.started()
    #expect(seen.entries == ["123", "completed"])
    #expect(journal.take() == ["1", "2", "3"])
    SignalProducer.zip([producer(1), producer(2)]).start()
    #expect(journal.take() == ["1", "2"])
  }

  @Test func allArities() {
    func p(_ value: Int) -> SignalProducer<Int, Fault> { SignalProducer(value: value) }
    func last<Value>(_ producer: SignalProducer<Value, Fault>) -> String { producer.started().entries.joined(separator: " ") }
    #expect(last(SignalProducer.combineLatest(p(1), p(2), p(3), p(4))) == "(1, 2, 3, 4) completed")
    #expect(last(SignalProducer.combineLatest(p(1), p(2), p(3), p(4), p(5))) == "(1, 2, 3, 4, 5) completed")
    #expect(last(SignalProducer.combineLatest(p(1), p(2), p(3), p(4), p(5), p(6))) == "(1, 2, 3, 4, 5, 6) completed")
    #expect(last(SignalProducer.combineLatest(p(1), p(2), p(3), p(4), p(5), p(6), p(7))) == "(1, 2, 3, 4, 5, 6, 7) completed")
    #expect(
      last(SignalProducer.combineLatest(p(1), p(2), p(3), p(4), p(5), p(6), p(7), p(8))) == "(1, 2, 3, 4, 5, 6, 7, 8) completed")
    #expect(
      last(SignalProducer.combineLatest(p(1), p(2), p(3), p(4), p(5), p(6), p(7), p(8), p(9)))
        == "(1, 2, 3, 4, 5, 6, 7, 8, 9) completed")
    #expect(
      last(SignalProducer.combineLatest(p(1), p(2), p(3), p(4), p(5), p(6), p(7), p(8), p(9), p(10)))
        == "(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) completed")
    #expect(
      last(SignalProducer.zip(p(1), p(2), p(3), p(4), p(5), p(6), p(7), p(8), p(9))) == "(1, 2, 3, 4, 5, 6, 7, 8, 9) completed")
    #expect(
      last(SignalProducer.zip(p(1), p(2), p(3), p(4), p(5), p(6), p(7), p(8), p(9), p(10)))
        == "(1, 2, 3, 4, 5, 6, 7, 8, 9, 10) completed")
    #expect(
      last(SignalProducer.merge(p(1), p(2), p(3), p(4), p(5), p(6), p(7), p(8), p(9), p(10))) == "1 2 3 4 5 6 7 8 9 10 completed")
  }

  @Test func tenSignals() {
    let pipes = (0..<10).map { _ in Signal<Int, Fault>.pipe() }
    let s = pipes.map(\.output)
    let latest = Signal.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9]).observed()
    let zipped = Signal.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7], s[8], s[9]).observed()
    for (index, pipe) in pipes.enumerated() { pipe.input.send(value: index) }
    pipes[3].input.send(value: 33)
    #expect(latest.entries == ["(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)", "(0, 1, 2, 33, 4, 5, 6, 7, 8, 9)"])
    #expect(zipped.entries == ["(0, 1, 2, 3, 4, 5, 6, 7, 8, 9)"])
    pipes[3].input.sendCompleted()
    #expect(zipped.entries.last != "completed")
    pipes[4].input.sendCompleted()
    #expect(zipped.entries.last == "completed")
  }

  @Test func mixedConvertibles() {
    let producer = SignalProducer.combineLatest(
      SignalProducer<Int, Fault>(value: 1), Result<String, Fault>.success("a"), SignalProducer<Bool, Fault>(value: true))
    #expect(producer.map { "\($0)\($1)\($2)" }.started().entries == ["1atrue", "completed"])
  }

  /// An input ends, or the result is disposed, inside a value of the result.
  @Test(arguments: ["completed", "failed", "interrupted", "disposed"]) func recursiveEnds(how: String) {
    for combine in [
      { (a: SignalProducer<Int, Fault>, b: SignalProducer<Int, Fault>) in a.combineLatest(with: b) },
      { (a: SignalProducer<Int, Fault>, b: SignalProducer<Int, Fault>) in a.zip(with: b) },
    ] {
      let (a, inputA) = Signal<Int, Fault>.pipe()
      let (b, inputB) = Signal<Int, Fault>.pipe()
      let seen = Observed<(Int, Int)>()
      var run: (any Disposable)?
      run = combine(SignalProducer(a), SignalProducer(b)).start { event in
        seen.observer().send(event)
        guard case .value = event else { return }
        switch how {
        case "completed":
          inputA.sendCompleted()
          inputB.sendCompleted()
        case "failed": inputA.send(error: .expected)
        case "interrupted": inputA.sendInterrupted()
        default: run?.dispose()
        }
      }
      inputA.send(value: 1)
      inputB.send(value: 2)
      #expect(
        seen.entries == [
          "(1, 2)",
          ["completed": "completed", "failed": "failed expected", "interrupted": "interrupted", "disposed": "interrupted"][how]!,
        ])
    }
  }

  @Test func manyInputs() {
    let producers = (0..<1024).map { SignalProducer<Int, Fault>(value: $0) }
    #expect(SignalProducer.combineLatest(producers.prefix(700)).map(\.count).started().entries == ["700", "completed"])
    #expect(SignalProducer.zip(producers).map(\.count).started().entries == ["1024", "completed"])
  }

  @Test func disposingInterruptsAllInputs() {
    func never(_ name: String) -> SignalProducer<Int, Fault> {
      .never.on(interrupted: { journal.note("\(name) interrupted") }, disposed: { journal.note("\(name) disposed") })
    }
    let run = SignalProducer.combineLatest([never("a"), never("b")]).start { journal.note("\($0)") }
    run.dispose()
    #expect(journal.entries == ["INTERRUPTED", "a interrupted", "a disposed", "b interrupted", "b disposed"])
  }

  @Test func aFailureInterruptsTheOthers() {
    let other = SignalProducer<Int, Fault>.never.on(interrupted: { journal.note("other") })
    let seen = other.zip(with: SignalProducer<Int, Fault>(error: .expected)).started()
    #expect(seen.entries == ["failed expected"])
    #expect(journal.entries == ["other"])
  }

  @Test func booleans() {
    let (a, inputA) = Signal<Bool, Fault>.pipe()
    let (b, inputB) = Signal<Bool, Fault>.pipe()
    let and = a.and(b).observed()
    let or = SignalProducer(a).or(SignalProducer(b)).started()
    inputA.send(value: true)
    inputB.send(value: false)
    inputB.send(value: true)
    inputA.send(value: true)
    #expect(and.entries == ["false", "true", "true"])
    #expect(or.entries == ["true", "true", "true"])
    let all = Signal.all(a, b).observed()
    let any = Signal.any([a, b]).observed()
    inputA.send(value: false)
    inputB.send(value: true)
    #expect(all.entries == ["false"])
    #expect(any.entries == ["true"])
  }

  @Test func booleansOfNothing() {
    #expect(SignalProducer<Bool, Fault>.all([SignalProducer<Bool, Fault>]()).started().entries == ["true", "completed"])
    #expect(SignalProducer<Bool, Fault>.any([SignalProducer<Bool, Fault>]()).started().entries == ["false", "completed"])
    #expect(Signal<Bool, Fault>.all([Signal<Bool, Fault>]()).observed().entries == ["interrupted"])
    #expect(Signal<Bool, Fault>.any([Signal<Bool, Fault>]()).observed().entries == ["interrupted"])
    let yes = SignalProducer<Bool, Fault>(value: true)
    #expect(SignalProducer.all(yes, yes.negate()).started().entries == ["false", "completed"])
    #expect(SignalProducer.any([yes, yes.negate()]).started().entries == ["true", "completed"])
  }
}
