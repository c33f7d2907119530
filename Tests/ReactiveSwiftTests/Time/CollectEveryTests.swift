import Foundation
import ReactiveSwift
import Testing

@Suite struct CollectEveryTests {
  private let scheduler = TestScheduler()
  private let pipe = Signal<Int, Fault>.pipe()
  private var signal: Signal<Int, Fault> { pipe.output }
  private var input: Signal<Int, Fault>.Observer { pipe.input }

  @Test func groupsByIntervals() {
    let seen = signal.collect(every: .seconds(1), on: scheduler).observed()
    input.send(value: 1)
    input.send(value: 2)
    #expect(seen.entries == [])
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["[1, 2]"])
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["[1, 2]", "[]"])
    input.send(value: 3)
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["[1, 2]", "[]", "[3]"])
  }

  @Test func skipsEmptyOnes() {
    let seen = signal.collect(every: .seconds(1), on: scheduler, skipEmpty: true).observed()
    scheduler.advance(by: .seconds(2))
    input.send(value: 1)
    scheduler.advance(by: .seconds(2))
    #expect(seen.entries == ["[1]"])
  }

  @Test func completionDropsTheRest() {
    let seen = signal.collect(every: .seconds(1), on: scheduler).observed()
    input.send(value: 1)
    input.sendCompleted()
    #expect(seen.entries == [])
    scheduler.advance(by: .seconds(0))
    #expect(seen.entries == ["completed"])
    scheduler.advance(by: .seconds(5))
    #expect(seen.entries == ["completed"])
  }

  @Test func completionAtTheNextTick() {
    let seen = signal.collect(every: .seconds(1), on: scheduler, discardWhenCompleted: false).observed()
    input.send(value: 1)
    input.sendCompleted()
    scheduler.advance(by: 0.5)
    #expect(seen.entries == [])
    scheduler.advance(by: 0.5)
    #expect(seen.entries == ["[1]", "completed"])
    scheduler.run()
    #expect(seen.entries == ["[1]", "completed"])
  }

  @Test func completionAtTheNextTickWithNothingLeft() {
    let seen = signal.collect(every: .seconds(1), on: scheduler, discardWhenCompleted: false).observed()
    let skipping = signal.collect(every: .seconds(1), on: scheduler, skipEmpty: true, discardWhenCompleted: false)
      .observed()
    input.sendCompleted()
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["[]", "completed"])
    #expect(skipping.entries == ["completed"])
  }

  @Test func failureDropsTheRest() {
    for discards in [true, false] {
      let (signal, input) = Signal<Int, Fault>.pipe()
      let seen = signal.collect(every: .seconds(1), on: scheduler, discardWhenCompleted: discards).observed()
      input.send(value: 1)
      input.send(error: .expected)
      scheduler.advance(by: .seconds(0))
      #expect(seen.entries == ["failed expected"])
      scheduler.advance(by: .seconds(5))
      #expect(seen.entries == ["failed expected"])
    }
  }

  @Test func theTimerStartsWithTheRun() {
    let producer = SignalProducer(signal).collect(every: .seconds(2), on: scheduler)
    scheduler.advance(by: .seconds(1))
    let (seen, run) = producer.startedRun()
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == [])
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["[]"])
    run.dispose()
    scheduler.run()
    #expect(seen.entries == ["[]", "interrupted"])
  }
}
