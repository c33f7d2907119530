import ReactiveSwift
import Testing

@Suite struct CreationTests {
  @Test func values() {
    #expect(SignalProducer<Int, Fault>(value: 1).started().entries == ["1", "completed"])
    #expect(SignalProducer<Int, Never>(value: 1).started().entries == ["1", "completed"])
    #expect(SignalProducer<Int, Fault>(values: 1, 2).started().entries == ["1", "2", "completed"])
    #expect(SignalProducer(values: 1, 2, 3).started().entries == ["1", "2", "3", "completed"])
    #expect(SignalProducer([1, 2]).started().entries == ["1", "2", "completed"])
    #expect(SignalProducer<Int, Fault>(1...3).started().entries == ["1", "2", "3", "completed"])
    #expect(SignalProducer<Int, Fault>([]).started().entries == ["completed"])
  }

  @Test func ends() {
    #expect(SignalProducer<Int, Fault>(error: .expected).started().entries == ["failed expected"])
    #expect(SignalProducer<Int, Fault>.empty.started().entries == ["completed"])
    #expect(SignalProducer<Int, Fault>.never.started().entries == [])
  }

  @Test func results() {
    let success = Result<Int, Fault>.success(1)
    let failure = Result<Int, Fault>.failure(.expected)
    #expect(SignalProducer(result: success).started().entries == ["1", "completed"])
    #expect(SignalProducer(success).started().entries == ["1", "completed"])
    #expect(SignalProducer(failure).started().entries == ["failed expected"])
    #expect(failure.producer.started().entries == ["failed expected"])
  }

  @Test func closuresRunOncePerStart() {
    var calls = 0
    let producer = SignalProducer<Int, Never> { () -> Int in
      calls += 1
      return calls
    }
    #expect(calls == 0)
    #expect(producer.started().entries == ["1", "completed"])
    #expect(producer.started().entries == ["2", "completed"])
  }

  @Test func throwingClosures() {
    func fail() throws -> Int { throw Fault.expected }
    let failing = SignalProducer<Int, any Error>(fail)
    #expect(failing.started().entries == ["failed expected"])
    let succeeding = SignalProducer<Int, any Error> { () throws -> Int in 7 }
    #expect(succeeding.started().entries == ["7", "completed"])
  }

  @Test func resultClosures() {
    let failing = SignalProducer<Int, Fault> { () -> Result<Int, Fault> in .failure(.expected) }
    #expect(failing.started().entries == ["failed expected"])
    let succeeding = SignalProducer<Int, Fault> { () -> Result<Int, Fault> in .success(3) }
    #expect(succeeding.started().entries == ["3", "completed"])
  }

  @Test func ofASignal() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = SignalProducer(signal).started()
    let (other, run) = signal.producer.startedRun()
    input.send(value: 1)
    run.dispose()
    input.send(value: 2)
    input.sendCompleted()
    #expect(seen.entries == ["1", "2", "completed"])
    #expect(other.entries == ["1", "interrupted"])
    #expect(signal.producer.started().entries == ["interrupted"])
  }

  @Test func ofASignalKeepsIt() {
    let flag = Flag()
    var (signal, input): (Signal<Int, Fault>?, Signal<Int, Fault>.Observer) = Signal.pipe(disposable: flag)
    var producer: SignalProducer<Int, Fault>? = SignalProducer(signal!)
    signal = nil
    #expect(!flag.isDisposed)
    let seen = producer!.started()
    producer = nil
    input.send(value: 1)
    #expect(seen.entries == ["1"])
  }

  @Test func sequencesStopWhenInterrupted() {
    var pulled = 0
    let numbers = sequence(first: 1) { number in
      pulled += 1
      return number + 1
    }
    let seen = Observed<Int>()
    SignalProducer<Int, Fault>(numbers).startWithSignal { signal, handle in
      signal.observe(seen.observer())
      signal.observe { if $0.value == 3 { handle.dispose() } }
    }
    #expect(seen.entries == ["1", "2", "3", "interrupted"])
    #expect(pulled <= 3)
  }

  @Test func interruptionReachesTheHooksOfASequence() {
    let journal = Journal<String>()
    SignalProducer<Int, Fault>(1...5)
      .on(
        completed: { journal.note("completed") }, interrupted: { journal.note("interrupted") },
        disposed: { journal.note("disposed") }
      )
      .take(first: 2).start()
    #expect(journal.entries == ["interrupted", "disposed"])
  }

  @Test func aSingleValueThatInterruptsItsRun() {
    let seen = Observed<Int>()
    SignalProducer<Int, Fault>(value: 1).map { $0 + 1 }.startWithSignal { signal, handle in
      signal.observe(seen.observer())
      signal.observe { if case .value = $0 { handle.dispose() } }
    }
    #expect(seen.entries == ["2", "interrupted"])
  }

  @Test func endlessSequencesWithoutGrowingTheStack() {
    var sum = 0
    SignalProducer<Int, Never>(repeatElement(1, count: 1_000_000)).startWithValues { sum += $0 }
    #expect(sum == 1_000_000)
    let endless = sequence(first: 0) { $0 + 1 }
    #expect(SignalProducer<Int, Never>(endless).take(first: 2).started().entries == ["0", "1", "completed"])
  }
}

/// Which overload a closure picks.
@Suite struct ClosureOverloadTests {
  private func type<Value, Error>(of producer: SignalProducer<Value, Error>) -> String {
    "\(Value.self), \(Error.self)"
  }

  @Test func plainClosures() {
    let closure: () -> String = { "" }
    let inferred = SignalProducer(closure)
    #expect(type(of: inferred) == "String, Error")
    let never: SignalProducer<String, Never> = SignalProducer(closure)
    #expect(type(of: never) == "String, Never")
    let fault: SignalProducer<String, Fault> = SignalProducer(closure)
    #expect(type(of: fault) == "String, Fault")
  }

  @Test func resultClosures() {
    let never: () -> Result<String, Never> = { .success("") }
    #expect(type(of: SignalProducer(never)) == "String, Never")
    let any: () -> Result<String, any Error> = { .success("") }
    #expect(type(of: SignalProducer(any)) == "String, Error")
    let fault: () -> Result<String, Fault> = { .success("") }
    #expect(type(of: SignalProducer(fault)) == "String, Fault")
  }

  @Test func throwingClosures() {
    let throwing: () throws -> String = { "" }
    #expect(type(of: SignalProducer(throwing)) == "String, Error")
    let ofResult: () throws -> Result<String, Never> = { .success("") }
    #expect(type(of: SignalProducer(ofResult)) == "Result<String, Never>, Error")
  }

  @Test func sequencesOfProducers() {
    let first = SignalProducer<Int, Fault>(value: 1)
    let second = SignalProducer<Int, Fault>(value: 2)
    let merged: SignalProducer<Int, Fault> = SignalProducer([first, second]).flatten(.merge)
    #expect(merged.started().entries == ["1", "2", "completed"])
  }

  @Test func valuesAndSequences() {
    #expect(type(of: SignalProducer(value: 1)) == "Int, Never")
    #expect(type(of: SignalProducer([1, 2])) == "Int, Never")
    #expect(type(of: SignalProducer(values: "a", "b")) == "String, Never")
    let fault: SignalProducer<Int, Fault> = .init(value: 1)
    #expect(type(of: fault) == "Int, Fault")
    #expect(type(of: SignalProducer(Signal<Int, Fault>.never)) == "Int, Fault")
    #expect(type(of: SignalProducer(Result<Int, Fault>.success(1))) == "Int, Fault")
  }
}
