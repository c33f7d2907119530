import Foundation
import ReactiveSwift
import Testing

@Suite struct TimerTests {
  private let scheduler = TestScheduler()
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func sendsTheDateEachInterval() {
    let dates = Journal<Date>()
    let run = SignalProducer.timer(interval: .seconds(2), on: scheduler, leeway: .seconds(0)).startWithValues(dates.note)
    scheduler.advance(by: .seconds(1))
    #expect(dates.entries == [])
    scheduler.advance(by: .seconds(4))
    #expect(dates.entries == [start.addingTimeInterval(2), start.addingTimeInterval(4)])
    run.dispose()
    scheduler.run()
    #expect(dates.entries.count == 2)
  }

  @Test func withTheUsualLeeway() {
    let seen = SignalProducer.timer(interval: .milliseconds(10), on: scheduler).take(first: 3).started()
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries.count == 4)
    #expect(seen.entries.last == "completed")
    // With a live repetition this would not return.
    scheduler.run()
  }

  @Test func disposingInterrupts() {
    let (seen, run) = SignalProducer.timer(interval: .seconds(1), on: scheduler).startedRun()
    run.dispose()
    #expect(seen.entries == ["interrupted"])
  }

  @Test func goesThroughASequence() {
    let times = Journal<String>()
    SignalProducer.interval(["a", "b"], interval: .seconds(1), on: scheduler).start { event in
      times.note("\(scheduler.currentDate.timeIntervalSince(start)) \(event)")
    }
    scheduler.run()
    #expect(times.entries == ["1.0 VALUE a", "2.0 VALUE b", "3.0 COMPLETED"])
  }

  @Test func sequencesStartAgainWithEachRun() {
    let producer = SignalProducer.interval(1...2, interval: .seconds(1), on: scheduler)
    let first = producer.started()
    scheduler.advance(by: .seconds(1))
    let second = producer.started()
    scheduler.run()
    #expect(first.entries == ["1", "2", "completed"])
    #expect(second.entries == ["1", "2", "completed"])
  }

  @Test func emptySequenceCompletesAfterAnInterval() {
    let seen = SignalProducer.interval([Int](), interval: .seconds(1), on: scheduler).started()
    #expect(seen.entries == [])
    scheduler.advance(by: .seconds(1))
    #expect(seen.entries == ["completed"])
  }

  @Test func counts() {
    let (seen, run) = SignalProducer.interval(.seconds(1), on: scheduler).startedRun()
    scheduler.advance(by: .seconds(3))
    #expect(seen.entries == ["0", "1", "2"])
    run.dispose()
    scheduler.run()
  }

  @Test func hugeSequencesAndRealClocks() {
    let scheduler = QueueScheduler(name: "test")
    SignalProducer.interval(repeatElement(1, count: 1_000_000), interval: .seconds(3), on: scheduler).start().dispose()
    SignalProducer.timer(interval: .seconds(3), on: scheduler).start().dispose()
    SignalProducer<Int, Never>(repeatElement(1, count: 1_000_000)).take(first: 1).start()
  }

  @Test func negativeIntervalsTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = SignalProducer.timer(interval: .seconds(-1), on: TestScheduler())
    }
    await #expect(processExitsWith: .failure) {
      _ = SignalProducer.timer(interval: .seconds(1), on: TestScheduler(), leeway: .seconds(-1))
    }
  }

  @Test func onAQueue() async {
    let count: Int = await withCheckedContinuation { continuation in
      let seen = Journal<Int>()
      SignalProducer.interval(0..<5, interval: .milliseconds(1), on: QueueScheduler(name: "test")).start { event in
        switch event {
        case .value(let value): seen.note(value)
        default: continuation.resume(returning: seen.entries.count)
        }
      }
    }
    #expect(count == 5)
  }
}
