import ReactiveSwift
import Testing

@Suite struct SamplingTests {
  private let journal = Journal<String>()
  private let pipe = Signal<Int, Fault>.pipe()
  private let samplerPipe = Signal<String, Never>.pipe()
  private var signal: Signal<Int, Fault> { pipe.output }
  private var input: Signal<Int, Fault>.Observer { pipe.input }
  private var sampler: Signal<String, Never> { samplerPipe.output }
  private var samplerInput: Signal<String, Never>.Observer { samplerPipe.input }

  private func sampled() -> [Observed<String>] {
    [
      signal.sample(with: sampler).map { "\($0)\($1)" }.observed(),
      SignalProducer(signal).sample(with: SignalProducer(sampler)).map { "\($0)\($1)" }.started(),
    ]
  }

  @Test func pairsTheNewestValue() {
    let seen = sampled()
    samplerInput.send(value: "x")
    input.send(value: 1)
    input.send(value: 2)
    samplerInput.send(value: "a")
    samplerInput.send(value: "b")
    input.send(value: 3)
    samplerInput.send(value: "c")
    for observed in seen { #expect(observed.entries == ["2a", "2b", "3c"]) }
  }

  @Test func completesWithBoth() {
    let seen = sampled()
    input.send(value: 1)
    input.sendCompleted()
    samplerInput.send(value: "a")
    for observed in seen { #expect(observed.entries == ["1a"]) }
    samplerInput.sendCompleted()
    for observed in seen { #expect(observed.entries == ["1a", "completed"]) }
  }

  @Test func completesWithTheReceiverLast() {
    let seen = sampled()
    samplerInput.sendCompleted()
    for observed in seen { #expect(observed.entries == []) }
    input.sendCompleted()
    for observed in seen { #expect(observed.entries == ["completed"]) }
  }

  @Test func otherEnds() {
    var seen = sampled()
    samplerInput.sendInterrupted()
    for observed in seen { #expect(observed.entries == ["interrupted"]) }
    let (other, _) = (Signal<String, Never>.never, ())
    seen = [signal.sample(with: other).map { "\($0)\($1)" }.observed()]
    input.send(error: .expected)
    for observed in seen { #expect(observed.entries == ["failed expected"]) }
  }

  @Test func sampleOn() {
    let (trigger, triggerInput) = Signal<(), Never>.pipe()
    let seen = signal.sample(on: trigger).observed()
    let produced = SignalProducer(signal).sample(on: SignalProducer(trigger)).started()
    input.send(value: 1)
    triggerInput.send(value: ())
    triggerInput.send(value: ())
    #expect(seen.entries == ["1", "1"])
    #expect(produced.entries == ["1", "1"])
  }

  @Test func theReceiverIsStartedFirst() {
    let seen = SignalProducer<Int, Fault>(value: 1).concat(.never).on(starting: { journal.note("receiver") })
      .sample(with: SignalProducer<String, Never>(value: "a").on(starting: { journal.note("sampler") }))
      .map { "\($0)\($1)" }.started()
    #expect(journal.entries == ["receiver", "sampler"])
    #expect(seen.entries == ["1a"])
    #expect(SignalProducer<Int, Fault>(value: 1).sample(on: .init(value: ())).started().entries == ["1", "completed"])
  }

  @Test func theKeptValueIsReleased() {
    final class Value {}
    var value: Value? = Value()
    weak let released = value
    let run = SignalProducer<Value, Fault>(value: value!).sample(on: .never).start()
    value = nil
    run.dispose()
    #expect(released == nil)
  }

  @Test func withLatest() {
    let (other, otherInput) = Signal<String, Never>.pipe()
    let seen = [
      signal.withLatest(from: other).map { "\($0)\($1)" }.observed(),
      signal.withLatest(from: SignalProducer(other)).map { "\($0)\($1)" }.observed(),
      SignalProducer(signal).withLatest(from: SignalProducer(other)).map { "\($0)\($1)" }.started(),
      SignalProducer(signal).withLatest(from: other).map { "\($0)\($1)" }.started(),
    ]
    input.send(value: 1)
    otherInput.send(value: "a")
    otherInput.send(value: "b")
    input.send(value: 2)
    otherInput.sendInterrupted()
    input.send(value: 3)
    input.sendCompleted()
    for observed in seen { #expect(observed.entries == ["2b", "3b", "completed"]) }
  }

  @Test func withLatestIgnoresACompletion() {
    let (other, otherInput) = Signal<String, Never>.pipe()
    let seen = signal.withLatest(from: other).map { "\($0)\($1)" }.observed()
    otherInput.send(value: "a")
    otherInput.sendCompleted()
    input.send(value: 1)
    input.sendInterrupted()
    #expect(seen.entries == ["1a", "interrupted"])
  }

  @Test func withLatestStartsTheSampleeFirstAndInterruptsIt() {
    let samplee = SignalProducer<String, Never>.never.on(
      starting: { journal.note("samplee") }, interrupted: { journal.note("interrupted") })
    let run = SignalProducer<Int, Fault>.never.on(starting: { journal.note("receiver") }).withLatest(from: samplee).start()
    #expect(journal.take() == ["samplee", "receiver"])
    run.dispose()
    #expect(journal.take() == ["interrupted"])
    let derived = signal.withLatest(from: samplee)
    input.sendCompleted()
    #expect(journal.take() == ["samplee", "interrupted"])
    withExtendedLifetime(derived) {}
  }
}
