import Foundation
import ReactiveSwift
import Testing

@Suite struct DebounceTests {
  private let scheduler = TestScheduler()
  private let order = Journal<String>()
  private let pipe = Signal<Int, Fault>.pipe()
  private var signal: Signal<Int, Fault> { pipe.output }
  private var input: Signal<Int, Fault>.Observer { pipe.input }

  private func time() -> Double { scheduler.currentDate.timeIntervalSinceReferenceDate }

  private func observe(_ signal: Signal<Int, Fault>) {
    signal.observe { event in order.note("\(time()) \(event)") }
  }

  @Test func theNewestAfterSilence() {
    observe(signal.debounce(1, on: scheduler))
    input.send(value: 0)
    scheduler.advance(by: 0.5)
    input.send(value: 1)
    scheduler.advance(by: 0.5)
    #expect(order.entries == [])
    scheduler.advance(by: 0.5)
    #expect(order.entries == ["1.5 VALUE 1"])
    input.send(value: 2)
    scheduler.advance(by: 5)
    #expect(order.entries.last == "2.5 VALUE 2")
  }

  @Test func completionDropsWhatWaits() {
    observe(signal.debounce(1, on: scheduler))
    input.send(value: 1)
    input.sendCompleted()
    scheduler.advance(by: .seconds(0))
    #expect(order.entries == ["0.0 COMPLETED"])
    scheduler.run()
    #expect(order.entries.count == 1)
  }

  @Test func completionWaitsForTheValue() {
    observe(signal.debounce(1, on: scheduler, discardWhenCompleted: false))
    input.send(value: 1)
    scheduler.advance(by: 0.5)
    input.sendCompleted()
    scheduler.schedule(after: .milliseconds(500)) { order.note("action") }
    scheduler.run()
    #expect(order.entries == ["1.0 VALUE 1", "action", "1.0 COMPLETED"])
  }

  @Test func completionWithNothingToWaitFor() {
    observe(signal.debounce(1, on: scheduler, discardWhenCompleted: false))
    input.send(value: 1)
    scheduler.advance(by: 2)
    input.sendCompleted()
    scheduler.advance(by: .seconds(0))
    #expect(order.entries == ["1.0 VALUE 1", "2.0 COMPLETED"])
  }

  @Test func otherEndsDropWhatWaits() {
    for discards in [true, false] {
      for end in [Signal<Int, Fault>.Event.failed(.expected), .interrupted] {
        let (signal, input) = Signal<Int, Fault>.pipe()
        let seen = signal.debounce(1, on: scheduler, discardWhenCompleted: discards).observed()
        input.send(value: 1)
        input.send(end)
        scheduler.advance(by: .seconds(0))
        #expect(seen.entries.count == 1)
        scheduler.advance(by: .seconds(5))
        #expect(seen.entries.count == 1)
      }
    }
  }

  @Test func stateBelongsToTheRun() {
    let producer = SignalProducer(signal).debounce(1, on: scheduler)
    let first = producer.started()
    input.send(value: 1)
    scheduler.advance(by: 0.5)
    let second = producer.started()
    scheduler.advance(by: 2)
    #expect(first.entries == ["1"])
    #expect(second.entries == [])
  }

  @Test func releasesTheValueThatItDrops() {
    let (signal, input) = Signal<Flag, Never>.pipe()
    let debounced = signal.debounce(1, on: scheduler)
    let observation = debounced.observeValues { _ in }
    weak var first: Flag?
    do {
      let flag = Flag()
      first = flag
      input.send(value: flag)
    }
    #expect(first != nil)
    input.send(value: Flag())
    #expect(first == nil)
    input.sendCompleted()
    observation?.dispose()
  }
}
