import Foundation
import ReactiveSwift
import Testing

@Suite struct StartOnTests {
  private let scheduler = TestScheduler()

  @Test func startsOnTheScheduler() {
    let starts = Journal<Int>()
    let producer = SignalProducer<Int, Fault> { observer, _ in
      starts.note(1)
      observer.send(value: 1)
      observer.sendCompleted()
    }
    let seen = producer.start(on: scheduler).started()
    #expect(starts.entries == [])
    scheduler.advance()
    #expect(starts.entries == [1])
    #expect(seen.entries == ["1", "completed"])
  }

  @Test func eventsAreNotMoved() {
    let (signal, input) = Signal<Int, Fault>.pipe()
    let seen = SignalProducer(signal).start(on: scheduler).started()
    scheduler.advance()
    input.send(value: 1)
    #expect(seen.entries == ["1"])
  }

  @Test func disposingBeforeTheStart() {
    let starts = Journal<Int>()
    let (seen, run) = SignalProducer<Int, Fault>(value: 1).on(starting: { starts.note(1) }).start(on: scheduler)
      .startedRun()
    run.dispose()
    #expect(seen.entries == ["interrupted"])
    scheduler.advance()
    #expect(starts.entries == [])
    #expect(seen.entries == ["interrupted"])
  }

  @Test func disposingAfterTheStart() {
    let ends = Journal<String>()
    let (seen, run) = SignalProducer<Int, Fault>.never.on(disposed: { ends.note("disposed") }).start(on: scheduler)
      .startedRun()
    scheduler.advance()
    run.dispose()
    #expect(seen.entries == ["interrupted"])
    #expect(ends.entries == ["disposed"])
  }

  @Test func immediately() {
    let seen = SignalProducer<Int, Fault>([1, 2]).start(on: ImmediateScheduler()).started()
    #expect(seen.entries == ["1", "2", "completed"])
  }

  @Test func severalTimes() {
    let other = TestScheduler()
    let seen = SignalProducer<Int, Fault>(value: 1).start(on: other).start(on: scheduler).started()
    other.run()
    #expect(seen.entries == [])
    scheduler.run()
    #expect(seen.entries == [])
    other.run()
    #expect(seen.entries == ["1", "completed"])
  }
}
