import ReactiveSwift
import Testing

@Suite struct ChainingTests {
  private let journal = Journal<String>()

  @Test func thenIgnoresTheValuesOfTheFirst() {
    let producer = SignalProducer<Int, Fault>([1, 2]).then(SignalProducer<String, Fault>(["a", "b"]))
    #expect(producer.started().entries == ["a", "b", "completed"])
  }

  @Test func thenWaitsForTheFirst() {
    let (first, firstInput) = Signal<Int, Fault>.pipe()
    let (second, secondInput) = Signal<String, Fault>.pipe()
    let producer = SignalProducer(first).then(SignalProducer(second).on(starting: { journal.note("second") }))
    let seen = producer.started()
    secondInput.send(value: "lost")
    firstInput.send(value: 1)
    #expect(journal.entries == [])
    firstInput.sendCompleted()
    #expect(journal.entries == ["second"])
    secondInput.send(value: "a")
    secondInput.sendCompleted()
    #expect(seen.entries == ["a", "completed"])
  }

  @Test func thenForwardsOtherEnds() {
    let next = SignalProducer<String, Fault>(value: "a").on(starting: { journal.note("next") })
    #expect(SignalProducer<Int, Fault>(error: .expected).then(next).started().entries == ["failed expected"])
    #expect(interrupted.then(next).started().entries == ["interrupted"])
    #expect(
      SignalProducer<Int, Fault>.empty.then(SignalProducer<Int, Fault>(error: .other)).started().entries == ["failed other"])
    #expect(journal.entries == [])
  }

  @Test func thenIsInterruptedAtBothStages() {
    let (first, firstInput) = Signal<Int, Fault>.pipe()
    let producer = SignalProducer(first).on(interrupted: { journal.note("first") })
      .then(SignalProducer<Int, Fault>.never.on(interrupted: { journal.note("second") }))
    producer.start().dispose()
    #expect(journal.take() == ["first"])
    let run = producer.start()
    firstInput.sendCompleted()
    run.dispose()
    #expect(journal.take() == ["second"])
  }

  @Test func concat() {
    let producer = SignalProducer<Int, Fault>([1, 2]).concat(SignalProducer([3]))
    #expect(producer.started().entries == ["1", "2", "3", "completed"])
    #expect(SignalProducer<Int, Fault>([1]).concat(value: 2).started().entries == ["1", "2", "completed"])
    #expect(SignalProducer<Int, Fault>([1]).concat(error: .expected).started().entries == ["1", "failed expected"])
    #expect(SignalProducer<Int, Fault>([1]).prefix(value: 0).started().entries == ["0", "1", "completed"])
    #expect(SignalProducer<Int, Fault>([1]).prefix(SignalProducer([0])).started().entries == ["0", "1", "completed"])
  }

  @Test func concatAfterInterruptionAndFailure() {
    let next = SignalProducer<Int, Fault>(value: 9).on(starting: { journal.note("next") })
    #expect(interrupted.concat(next).started().entries == ["9", "completed"])
    #expect(journal.take() == ["next"])
    #expect(SignalProducer<Int, Fault>(error: .expected).concat(next).started().entries == ["failed expected"])
    #expect(journal.entries == [])
  }

  @Test func repeating() {
    let once = SignalProducer<Int, Fault>([1, 2])
    #expect(once.repeat(0).started().entries == ["completed"])
    #expect(once.repeat(1).started().entries == ["1", "2", "completed"])
    #expect(once.repeat(3).started().entries == ["1", "2", "1", "2", "1", "2", "completed"])
    #expect(once.repeat(.max).take(first: 3).started().entries == ["1", "2", "1", "completed"])
    #expect(once.concat(error: .expected).repeat(3).started().entries == ["1", "2", "failed expected"])
    #expect(interrupted.repeat(3).started().entries == ["interrupted"])
  }

  @Test func repeatingKeepsTheStackFlat() {
    var count = 0
    SignalProducer<Int, Never>(value: 1).repeat(100_000).startWithValues { count += $0 }
    #expect(count == 100_000)
  }

  @Test func retrying() {
    func failing(_ times: Int) -> SignalProducer<Int, Fault> {
      var attempts = 0
      return SignalProducer { observer, _ in
        attempts += 1
        observer.send(value: attempts)
        if attempts > times { observer.sendCompleted() } else { observer.send(error: attempts == times ? .other : .expected) }
      }
    }
    #expect(failing(2).retry(upTo: 3).started().entries == ["1", "2", "3", "completed"])
    #expect(failing(3).retry(upTo: 2).started().entries == ["1", "2", "3", "failed other"])
    #expect(failing(1).retry(upTo: 0).started().entries == ["1", "failed other"])
    #expect(failing(1).retry(upTo: .max).started().entries == ["1", "2", "completed"])
    #expect(interrupted.retry(upTo: 5).started().entries == ["interrupted"])
  }

  @Test func retriesAreCountedPerRun() {
    let producer = SignalProducer<Int, Fault> { observer, _ in
      journal.note("attempt")
      observer.send(error: .expected)
    }.retry(upTo: 2)
    producer.start()
    #expect(journal.take().count == 3)
    producer.start()
    #expect(journal.take().count == 3)
  }

  @Test func disposingARetriedRun() {
    let run = SignalProducer<Int, Fault>.never.on(interrupted: { journal.note("interrupted") }).retry(upTo: 2).start()
    run.dispose()
    #expect(journal.entries == ["interrupted"])
  }

  private var interrupted: SignalProducer<Int, Fault> {
    SignalProducer { observer, _ in observer.sendInterrupted() }
  }
}
