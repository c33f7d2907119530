import Foundation
import ReactiveSwift
import Testing

@Suite struct ThrottleTests {
  private let scheduler = TestScheduler()
  private let order = Journal<String>()
  private let pipe = Signal<Int, Fault>.pipe()
  private var signal: Signal<Int, Fault> { pipe.output }
  private var input: Signal<Int, Fault>.Observer { pipe.input }

  private func time() -> Double { scheduler.currentDate.timeIntervalSinceReferenceDate }

  private func observe(_ signal: Signal<Int, Fault>) {
    signal.observe { event in order.note("\(time()) \(event)") }
  }

  private func send(_ value: Int, at seconds: Double) {
    scheduler.schedule(after: Date(timeIntervalSinceReferenceDate: seconds)) { input.send(value: value) }
  }

  @Test func theNewestOfEachInterval() {
    observe(signal.throttle(2, on: scheduler))
    input.send(value: 0)
    #expect(order.entries == [])
    input.send(value: 1)
    send(2, at: 0.5)
    send(3, at: 1)
    scheduler.run()
    #expect(order.entries == ["0.0 VALUE 1", "2.0 VALUE 3"])
  }

  @Test func anEndIsNotDelayedAndDropsWhatWaits() {
    observe(signal.throttle(1, on: scheduler))
    input.send(value: 0)
    scheduler.advance()
    input.send(value: 1)
    input.sendCompleted()
    scheduler.advance()
    #expect(order.entries.last?.hasSuffix("COMPLETED") == true)
    scheduler.run()
    #expect(order.entries.count == 2)
  }

  @Test func aValueThatIsScheduledAlreadyComesBeforeTheEnd() {
    observe(signal.throttle(1, on: scheduler))
    input.send(value: 0)
    input.sendCompleted()
    scheduler.advance(by: .seconds(0))
    #expect(order.entries == ["0.0 VALUE 0", "0.0 COMPLETED"])
  }

  @Test func countsFromWhenTheValueWasDue() {
    observe(signal.throttle(2, on: scheduler))
    send(1, at: 1)
    send(2, at: 2)
    send(3, at: 3.5)
    send(4, at: 10)
    send(5, at: 11)
    scheduler.run()
    #expect(order.entries == ["1.0 VALUE 1", "3.0 VALUE 2", "5.0 VALUE 3", "10.0 VALUE 4", "12.0 VALUE 5"])
  }

  @Test func aClockThatWasSetBackHasNoIntervalToWaitFor() {
    observe(signal.throttle(2, on: scheduler))
    scheduler.advance(by: .seconds(5))
    input.send(value: 1)
    scheduler.advance(by: .seconds(0))
    scheduler.rewind(by: .seconds(4))
    input.send(value: 2)
    scheduler.advance(by: .seconds(0))
    #expect(order.entries == ["5.0 VALUE 1", "1.0 VALUE 2"])
  }

  @Test func ofZeroTakesTheSchedulerOnly() {
    observe(signal.throttle(0, on: scheduler))
    input.send(value: 1)
    scheduler.advance(by: .seconds(0))
    input.send(value: 2)
    scheduler.advance(by: .seconds(0))
    #expect(order.entries == ["0.0 VALUE 1", "0.0 VALUE 2"])
  }

  @Test func stateBelongsToTheRun() {
    let producer = SignalProducer(signal).throttle(2, on: scheduler)
    let first = producer.started()
    input.send(value: 1)
    scheduler.advance(by: .seconds(1))
    let second = producer.started()
    input.send(value: 2)
    scheduler.advance(by: .seconds(0))
    #expect(first.entries == ["1"])
    #expect(second.entries == ["2"])
  }

  @Test func aNegativeIntervalTraps() async {
    await #expect(processExitsWith: .failure) { _ = Signal<Int, Never>.never.throttle(-1, on: TestScheduler()) }
  }

  @Test func awkwardIntervalsAreExact() {
    observe(signal.throttle(0.3, on: scheduler))
    input.send(value: 0)
    scheduler.advance(by: 0.1)
    input.send(value: 1)
    scheduler.advance(by: 0.1)
    input.send(value: 2)
    scheduler.advance(by: 0.1)
    #expect(order.entries.count == 2)
    #expect(order.entries.last?.hasSuffix("VALUE 2") == true)
  }
}
