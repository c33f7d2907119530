import ReactiveSwift
import Testing

@Suite struct ThrottleWhileTests {
  private let scheduler = TestScheduler()
  private let isThrottled = MutableProperty(false)
  private let pipe = Signal<Int, Fault>.pipe()
  private var signal: Signal<Int, Fault> { pipe.output }
  private var input: Signal<Int, Fault>.Observer { pipe.input }

  @Test func holdsTheNewestBack() {
    let seen = signal.throttle(while: isThrottled, on: scheduler).observed()
    input.send(value: 1)
    scheduler.advance()
    #expect(seen.entries == ["1"])
    isThrottled.value = true
    input.send(value: 2)
    input.send(value: 3)
    scheduler.advance()
    #expect(seen.entries == ["1"])
    isThrottled.value = false
    #expect(seen.entries == ["1"])
    scheduler.advance()
    #expect(seen.entries == ["1", "3"])
    isThrottled.value = true
    isThrottled.value = false
    scheduler.advance()
    #expect(seen.entries == ["1", "3"])
  }

  @Test func anEventReplacesTheOneThatWaitsForTheScheduler() {
    let seen = signal.throttle(while: isThrottled, on: scheduler).observed()
    for value in 1...3 { input.send(value: value) }
    scheduler.advance()
    #expect(seen.entries == ["3"])
    input.send(value: 4)
    input.sendCompleted()
    scheduler.advance()
    #expect(seen.entries == ["3", "completed"])
  }

  @Test func anEndDropsWhatIsHeldBack() {
    let seen = signal.throttle(while: isThrottled, on: scheduler).observed()
    isThrottled.value = true
    input.send(value: 1)
    input.send(error: .expected)
    scheduler.advance()
    #expect(seen.entries == ["failed expected"])
    isThrottled.value = false
    scheduler.advance()
    #expect(seen.entries == ["failed expected"])
  }

  @Test func throttledFromTheStart() {
    isThrottled.value = true
    let seen = signal.throttle(while: isThrottled, on: scheduler).observed()
    input.send(value: 1)
    scheduler.advance()
    #expect(seen.entries == [])
    isThrottled.value = false
    scheduler.advance()
    #expect(seen.entries == ["1"])
  }

  @Test func thePropertyIsNotKeptAndItsLastValueCounts() {
    for isThrottled in [true, false] {
      var property: MutableProperty<Bool>? = MutableProperty(isThrottled)
      weak let weakProperty = property
      let (signal, input) = Signal<Int, Fault>.pipe()
      let seen = signal.throttle(while: property!, on: scheduler).observed()
      let producer = SignalProducer(signal).throttle(while: property!, on: scheduler)
      let produced = producer.started()
      property = nil
      #expect(weakProperty == nil)
      input.send(value: 1)
      scheduler.advance()
      #expect(seen.entries == (isThrottled ? [] : ["1"]))
      #expect(produced.entries == (isThrottled ? [] : ["1"]))
      let (late, run) = producer.startedRun()
      input.send(value: 2)
      scheduler.advance()
      #expect(late.entries == (isThrottled ? [] : ["2"]))
      run.dispose()
    }
  }
}
