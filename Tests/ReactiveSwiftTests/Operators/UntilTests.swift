import ReactiveSwift
import Testing

@Suite struct UntilTests {
  private let journal = Journal<String>()
  private let pipe = Signal<Int, Fault>.pipe()
  private let triggerPipe = Signal<(), Never>.pipe()
  private var signal: Signal<Int, Fault> { pipe.output }
  private var input: Signal<Int, Fault>.Observer { pipe.input }
  private var trigger: Signal<(), Never> { triggerPipe.output }
  private var triggerInput: Signal<(), Never>.Observer { triggerPipe.input }

  private func taken() -> [Observed<Int>] {
    [signal.take(until: trigger).observed(), SignalProducer(signal).take(until: SignalProducer(trigger)).started()]
  }

  @Test func takeUntilAValue() {
    let seen = taken()
    input.send(value: 1)
    triggerInput.send(value: ())
    input.send(value: 2)
    for observed in seen { #expect(observed.entries == ["1", "completed"]) }
  }

  @Test func takeUntilACompletion() {
    let seen = taken()
    triggerInput.sendCompleted()
    for observed in seen { #expect(observed.entries == ["completed"]) }
  }

  @Test func anInterruptedTriggerChangesNothing() {
    let seen = taken()
    triggerInput.sendInterrupted()
    input.send(value: 1)
    input.send(error: .expected)
    for observed in seen { #expect(observed.entries == ["1", "failed expected"]) }
    #expect(Signal<Int, Fault>.never.take(until: .empty).observed().entries == [])
  }

  @Test func takeUntilPassesOtherEnds() {
    let seen = taken()
    input.sendInterrupted()
    for observed in seen { #expect(observed.entries == ["interrupted"]) }
  }

  @Test func aTriggerThatFiresAtOnce() {
    let producer = SignalProducer<Int, Fault>(value: 1).on(starting: { journal.note("started") })
    #expect(producer.take(until: .init(value: ())).started().entries == ["completed"])
    #expect(producer.take(until: .empty).started().entries == ["completed"])
    #expect(journal.entries == [])
  }

  @Test func takeUntilDisposesBoth() {
    let run = SignalProducer<Int, Fault>.never.on(disposed: { journal.note("receiver") })
      .take(until: SignalProducer<(), Never>.never.on(disposed: { journal.note("trigger") })).start()
    run.dispose()
    #expect(journal.entries.sorted() == ["receiver", "trigger"])
  }

  @Test func takeUntilStartsTheTriggerFirst() {
    SignalProducer<Int, Fault>.never.on(starting: { journal.note("receiver") })
      .take(until: SignalProducer<(), Never>.never.on(starting: { journal.note("trigger") })).start()
    #expect(journal.entries == ["trigger", "receiver"])
  }

  private func skipped() -> [Observed<Int>] {
    [signal.skip(until: trigger).observed(), SignalProducer(signal).skip(until: SignalProducer(trigger)).started()]
  }

  @Test func skipUntilAValue() {
    let seen = skipped()
    input.send(value: 1)
    triggerInput.send(value: ())
    input.send(value: 2)
    triggerInput.send(value: ())
    input.sendCompleted()
    for observed in seen { #expect(observed.entries == ["2", "completed"]) }
  }

  @Test func skipUntilACompletion() {
    let seen = skipped()
    input.send(value: 1)
    triggerInput.sendCompleted()
    input.send(value: 2)
    for observed in seen { #expect(observed.entries == ["2"]) }
  }

  @Test func skipUntilAnInterruption() {
    let seen = skipped()
    triggerInput.sendInterrupted()
    for observed in seen { #expect(observed.entries == ["interrupted"]) }
    #expect(signal.skip(until: .empty).observed().entries == ["interrupted"])
  }

  @Test func skipUntilWithAReceiverThatHasEnded() {
    let seen = skipped()
    input.sendCompleted()
    for observed in seen { #expect(observed.entries == []) }
    triggerInput.send(value: ())
    for observed in seen { #expect(observed.entries == ["interrupted"]) }
  }

  @Test func skipUntilKeepsItsReceiver() {
    let flag = Flag()
    var (signal, input): (Signal<Int, Fault>?, Signal<Int, Fault>.Observer) = Signal.pipe(disposable: flag)
    let seen = signal!.skip(until: trigger).observed()
    signal = nil
    #expect(!flag.isDisposed)
    triggerInput.send(value: ())
    input.send(value: 1)
    #expect(seen.entries == ["1"])
  }

  @Test func skipUntilStartsTheTriggerFirst() {
    let seen = SignalProducer<Int, Fault>([1, 2]).on(starting: { journal.note("receiver") })
      .skip(until: SignalProducer<(), Never>(value: ()).on(starting: { journal.note("trigger") })).started()
    #expect(journal.entries == ["trigger", "receiver"])
    #expect(seen.entries == ["1", "2", "completed"])
  }

  @Test func aReplacement() {
    let (replacement, replacementInput) = Signal<Int, Fault>.pipe()
    let seen = [
      signal.take(untilReplacement: replacement).observed(),
      SignalProducer(signal).take(untilReplacement: SignalProducer(replacement)).started(),
    ]
    input.send(value: 1)
    replacementInput.send(value: 10)
    input.send(value: 2)
    input.send(error: .other)
    replacementInput.send(value: 11)
    replacementInput.sendCompleted()
    for observed in seen { #expect(observed.entries == ["1", "10", "11", "completed"]) }
  }

  @Test func theOriginalsEndBeforeAReplacement() {
    let (replacement, replacementInput) = Signal<Int, Fault>.pipe()
    let seen = [
      signal.take(untilReplacement: replacement).observed(),
      SignalProducer(signal).take(untilReplacement: SignalProducer(replacement)).started(),
    ]
    input.sendCompleted()
    for observed in seen { #expect(observed.entries == []) }
    replacementInput.send(value: 1)
    replacementInput.sendInterrupted()
    for observed in seen { #expect(observed.entries == ["1", "interrupted"]) }
  }

  @Test(arguments: [true, false]) func theOriginalsFailureIsPassedOn(fails: Bool) {
    let (replacement, _) = (Signal<Int, Fault>.never, ())
    let seen = signal.take(untilReplacement: replacement).observed()
    if fails { input.send(error: .expected) } else { input.sendInterrupted() }
    #expect(seen.entries == [fails ? "failed expected" : "interrupted"])
  }

  @Test func aReplacementThatOnlyEnds() {
    let (replacement, replacementInput) = Signal<Int, Fault>.pipe()
    let seen = signal.take(untilReplacement: replacement).observed()
    input.send(value: 1)
    replacementInput.sendCompleted()
    input.send(value: 2)
    #expect(seen.entries == ["1", "completed"])
  }

  @Test func aReplacementThatComesAtOnce() {
    let seen = SignalProducer<Int, Fault>(value: 1).on(starting: { journal.note("original") })
      .take(untilReplacement: .init(value: 9)).started()
    #expect(seen.entries == ["9", "completed"])
    #expect(journal.entries == [])
  }
}
