import ReactiveSwift
import Testing

@Suite struct TimeoutTests {
  private let scheduler = TestScheduler()
  private let pipe = Signal<Int, Fault>.pipe()
  private var signal: Signal<Int, Fault> { pipe.output }
  private var input: Signal<Int, Fault>.Observer { pipe.input }

  @Test func failsWhenTimeIsUp() {
    let seen = signal.timeout(after: 2, raising: .expected, on: scheduler).observed()
    scheduler.advance(by: .seconds(1))
    input.send(value: 1)
    #expect(seen.entries == ["1"])
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["1", "failed expected"])
    input.send(value: 2)
    #expect(seen.entries == ["1", "failed expected"])
  }

  @Test func anyEndStopsTheClock() {
    for end in [Signal<Int, Fault>.Event.failed(.other), .completed, .interrupted] {
      let (signal, input) = Signal<Int, Fault>.pipe()
      let seen = signal.timeout(after: 2, raising: .expected, on: scheduler).observed()
      scheduler.advance(by: .seconds(1))
      input.send(end)
      #expect(seen.entries.count == 1)
      scheduler.advance(by: .seconds(2))
      #expect(seen.entries.count == 1)
    }
  }

  @Test func theClockOfAProducerStartsWithTheRun() {
    let producer = SignalProducer(signal).timeout(after: 2, raising: .expected, on: scheduler)
    scheduler.advance(by: .seconds(5))
    let (seen, run) = producer.startedRun()
    let second = producer.started()
    scheduler.advance(by: .seconds(1))
    run.dispose()
    #expect(seen.entries == ["interrupted"])
    scheduler.advance(by: .seconds(1))
    #expect(second.entries == ["failed expected"])
    #expect(seen.entries == ["interrupted"])
  }

  @Test func withoutAnErrorTypeItTakesThatOfTheFailure() {
    let (signal, input) = Signal<Int, Never>.pipe()
    let seen: Signal<Int, Fault> = signal.timeout(after: 1, raising: Fault.expected, on: scheduler)
    let observed = seen.observed()
    let produced = SignalProducer(signal).timeout(after: 1, raising: Fault.expected, on: scheduler).started()
    input.send(value: 1)
    scheduler.advance(by: .seconds(1))
    #expect(observed.entries == ["1", "failed expected"])
    #expect(produced.entries == ["1", "failed expected"])
  }

  @Test func givesTheSourceUp() {
    let ends = Journal<String>()
    let seen = SignalProducer<Int, Fault>.never.on(disposed: { ends.note("disposed") })
      .timeout(after: 1, raising: .expected, on: scheduler).started()
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["failed expected"])
    #expect(ends.entries == ["disposed"])
  }

  @Test func aSynchronousSourceIsInTime() {
    let seen = SignalProducer<Int, Fault>([1, 2]).timeout(after: 0, raising: .expected, on: scheduler).started()
    #expect(seen.entries == ["1", "2", "completed"])
    scheduler.run()
    #expect(seen.entries == ["1", "2", "completed"])
  }

  @Test func aNegativeTimeTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Signal<Int, Fault>.never.timeout(after: -1, raising: .expected, on: TestScheduler())
    }
  }
}
