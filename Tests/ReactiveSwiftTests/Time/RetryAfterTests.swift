import Foundation
import ReactiveSwift
import Testing

@Suite struct RetryAfterTests {
  private let scheduler = TestScheduler()
  private let order = Journal<String>()

  private func time() -> Double { scheduler.currentDate.timeIntervalSinceReferenceDate }

  private let failing = SignalProducer<Int, Fault> { observer, _ in
    observer.send(value: 1)
    observer.send(error: .expected)
  }

  @Test func waitsBeforeEachAttemptButNotAfterTheLast() {
    failing.retry(upTo: 2, interval: 1, on: scheduler).start { order.note("\(time()) \($0)") }
    #expect(order.entries == ["0.0 VALUE 1"])
    scheduler.run()
    #expect(order.entries == ["0.0 VALUE 1", "1.0 VALUE 1", "2.0 VALUE 1", "2.0 FAILED expected"])
  }

  @Test func theCountBelongsToTheRun() {
    let producer = failing.retry(upTo: 1, interval: 1, on: scheduler)
    for _ in 0..<2 {
      let seen = producer.started()
      scheduler.advance(by: .seconds(5))
      #expect(seen.entries == ["1", "1", "failed expected"])
    }
  }

  @Test func completionAndInterruptionAreFinal() {
    let completed = SignalProducer<Int, Fault>(value: 1).retry(upTo: 5, interval: 1, on: scheduler).started()
    #expect(completed.entries == ["1", "completed"])
    let interrupted = SignalProducer<Int, Fault> { observer, _ in observer.sendInterrupted() }
      .retry(upTo: 5, interval: 1, on: scheduler).started()
    #expect(interrupted.entries == ["interrupted"])
  }

  @Test func noRetries() {
    #expect(failing.retry(upTo: 0, interval: 1, on: scheduler).started().entries == ["1", "failed expected"])
  }

  @Test func disposingWhileItWaits() {
    let starts = Journal<Int>()
    let (seen, run) = failing.on(starting: { starts.note(1) }).retry(upTo: .max, interval: 1, on: scheduler).startedRun()
    scheduler.advance(by: 1.5)
    run.dispose()
    #expect(seen.entries == ["1", "1", "interrupted"])
    scheduler.run()
    #expect(starts.entries == [1, 1])
  }

  @Test func disposingAnAttempt() {
    let ends = Journal<String>()
    let (seen, run) = SignalProducer<Int, Fault>.never.on(disposed: { ends.note("disposed") })
      .retry(upTo: 3, interval: 1, on: scheduler).startedRun()
    run.dispose()
    #expect(seen.entries == ["interrupted"])
    #expect(ends.entries == ["disposed"])
  }

  @Test func manyAttempts() {
    let seen = failing.retry(upTo: 50_000, interval: 0, on: scheduler).started()
    scheduler.advance()
    #expect(seen.entries.count == 50_002)
    #expect(seen.entries.last == "failed expected")
  }

  @Test func negativeCountsTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = SignalProducer<Int, Fault>.never.retry(upTo: -1, interval: 1, on: TestScheduler())
    }
  }
}
