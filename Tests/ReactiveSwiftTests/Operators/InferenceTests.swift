import ReactiveSwift
import Testing

/// Calls whose types have to be inferred: what matters is that this compiles, and picks the right type.
@Suite struct InferenceTests {
  private let numbers = SignalProducer<Int, Fault>([1])
  private let booleans = SignalProducer<Bool, Fault>(value: true)

  @Test func leadingDots() {
    #expect(numbers.withLatest(from: .init(value: "a")).map { "\($0)\($1)" }.started().entries == ["1a", "completed"])
    #expect(numbers.sample(with: .init(value: "a")).map { "\($0)\($1)" }.started().entries == ["1a", "completed"])
    #expect(numbers.sample(on: .init(value: ())).started().entries == ["1", "completed"])
    #expect(numbers.take(until: .init(value: ())).started().entries == ["completed"])
    #expect(numbers.skip(until: .init(value: ())).started().entries == ["1", "completed"])
    #expect(numbers.take(untilReplacement: .init(value: 2)).started().entries == ["2", "completed"])
    #expect(numbers.combineLatest(with: .init(value: "a")).map { "\($0)\($1)" }.started().entries == ["1a", "completed"])
    #expect(numbers.zip(with: .init(value: "a")).map { "\($0)\($1)" }.started().entries == ["1a", "completed"])
    #expect(numbers.merge(with: .init(value: 2)).started().entries == ["1", "2", "completed"])
    #expect(numbers.concat(.init(value: 2)).started().entries == ["1", "2", "completed"])
    #expect(numbers.prefix(.init(value: 0)).started().entries == ["0", "1", "completed"])
    #expect(numbers.then(.init(value: "a")).started().entries == ["a", "completed"])
    #expect(booleans.and(.init(value: false)).started().entries == ["false", "completed"])
    #expect(booleans.or(.init(value: false)).started().entries == ["true", "completed"])
  }

  @Test func thenOfNothing() {
    let empty = numbers.then(.empty)
    #expect(empty.started().entries == ["completed"])
    let never = SignalProducer<Int, Never>(value: 1).then(.empty)
    #expect(never.started().entries == ["completed"])
  }

  private func name<Value, Error>(_ producer: SignalProducer<Value, Error>) -> String {
    "\(Value.self) \(Error.self)"
  }

  @Test func thenOfAllCombinations() {
    let neverInt = SignalProducer<Int, Never>.empty
    let faultInt = SignalProducer<Int, Fault>.empty
    let neverText = SignalProducer<String, Never>.empty
    let faultText = SignalProducer<String, Fault>.empty
    #expect(name(neverInt.then(neverInt)) == "Int Never")
    #expect(name(neverInt.then(faultInt)) == "Int Fault")
    #expect(name(faultInt.then(neverInt)) == "Int Fault")
    #expect(name(faultInt.then(faultInt)) == "Int Fault")
    #expect(name(neverInt.then(neverText)) == "String Never")
    #expect(name(neverInt.then(faultText)) == "String Fault")
    #expect(name(faultInt.then(neverText)) == "String Fault")
    #expect(name(faultInt.then(faultText)) == "String Fault")
  }

  @Test func promotingInsideACombination() {
    let never = Signal<Int, Never>.never
    let fault = Signal<Int, Fault>.never
    let combined = Signal.combineLatest(fault, never.promoteError(), never.promoteError(), never.promoteError())
    #expect("\(type(of: combined))".contains("Fault"))
  }

  @Test func promotingInsideAFlatMap() {
    let values: SignalProducer<Int, Fault> = numbers.flatMap(.merge) { _ in
      SignalProducer<Never, Fault>.empty.promoteValue()
    }
    #expect(values.started().entries == ["completed"])
  }

  @Test func lifetimesTakeOptionalDisposables() {
    let producer = SignalProducer<Int, Fault> { observer, lifetime in
      lifetime += ImmediateScheduler().schedule {
        observer.send(value: 1)
        observer.sendCompleted()
      }
    }
    #expect(producer.started().entries == ["1", "completed"])
  }

  @Test func streamsAreSendable() async {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = Observed<Int>()
    let run = await Task.detached { SignalProducer(signal).start(seen.observer()) }.value
    await Task.detached { input.send(value: 1) }.value
    run.dispose()
    #expect(seen.entries == ["1", "interrupted"])
  }
}
