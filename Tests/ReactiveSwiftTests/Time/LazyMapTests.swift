import ReactiveSwift
import Testing

@Suite struct LazyMapTests {
  private let scheduler = TestScheduler()
  private let calls = Journal<Int>()
  private let pipe = Signal<Int, Fault>.pipe()
  private var signal: Signal<Int, Fault> { pipe.output }
  private var input: Signal<Int, Fault>.Observer { pipe.input }

  private func mapped() -> Observed<Int> {
    signal.lazyMap(on: scheduler) { value in
      calls.note(value)
      return value * 10
    }
    .observed()
  }

  @Test func onlyTheNewestIsTransformed() {
    let seen = mapped()
    for value in 1...3 { input.send(value: value) }
    #expect(calls.entries == [])
    scheduler.advance()
    #expect(calls.entries == [3])
    #expect(seen.entries == ["30"])
    input.send(value: 4)
    scheduler.advance()
    #expect(calls.entries == [3, 4])
    #expect(seen.entries == ["30", "40"])
  }

  @Test func failureAndCompletionComeAfterTheValue() {
    let seen = mapped()
    input.send(value: 1)
    input.send(error: .expected)
    scheduler.advance()
    #expect(seen.entries == ["10", "failed expected"])
  }

  @Test func interruptionDropsTheValue() {
    let seen = mapped()
    input.send(value: 1)
    input.sendInterrupted()
    scheduler.advance()
    #expect(seen.entries == ["interrupted"])
    #expect(calls.entries == [])
  }

  @Test func anotherTypeAndAProducer() {
    let seen = SignalProducer<Int, Fault>([1, 2]).lazyMap(on: scheduler) { "\($0)!" }.started()
    scheduler.advance()
    #expect(seen.entries == ["2!", "completed"])
  }
}
