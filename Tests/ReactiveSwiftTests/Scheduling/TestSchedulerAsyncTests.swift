import Foundation
import ReactiveSwift
import Testing

@Suite @MainActor struct TestSchedulerAsyncTests {
  private let scheduler = TestScheduler()
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test func tasksGoOnBetweenActions() async {
    let seen = Journal<Int>()
    let task = Task { @MainActor in
      for second in 1...3 {
        try await scheduler.sleep(for: .seconds(1))
        seen.note(second)
      }
    }
    await scheduler.advance(by: .seconds(2))
    #expect(seen.entries == [1, 2])
    await scheduler.advance(by: 1)
    #expect(seen.entries == [1, 2, 3])
    #expect(scheduler.currentDate == start.addingTimeInterval(3))
    await #expect(throws: Never.self) { try await task.value }
  }

  @Test func detachedTasksGoOnBetweenActions() async {
    let seen = Journal<Date>()
    let scheduler = scheduler
    let start = start
    let task = Task.detached {
      for _ in 1...3 {
        try await scheduler.sleep(for: .milliseconds(500))
        seen.note(scheduler.currentDate)
      }
    }
    await scheduler.run()
    await #expect(throws: Never.self) { try await task.value }
    #expect(seen.entries.count == 3)
    #expect(seen.entries.first == start.addingTimeInterval(0.5))
    #expect(scheduler.currentDate == .distantFuture)
  }

  @Test func runsWhatIsDueNow() async {
    let runs = Journal<Int>()
    scheduler.schedule { runs.note(1) }
    scheduler.schedule(after: .nanoseconds(1)) { runs.note(2) }
    scheduler.schedule(after: .seconds(1)) { runs.note(3) }
    await scheduler.advance()
    #expect(runs.entries == [1, 2])
    await scheduler.advance(to: start.addingTimeInterval(1))
    #expect(runs.entries == [1, 2, 3])
  }

  @Test func timerSendsMultiplesOfItsInterval() async {
    let dates = Journal<Date>()
    let timer = scheduler.timer(interval: .seconds(2))
    let task = Task { @MainActor in
      for await date in timer { dates.note(date) }
    }
    await scheduler.advance(by: .seconds(5))
    #expect(dates.entries == [start.addingTimeInterval(2), start.addingTimeInterval(4)])
    task.cancel()
    await task.value
    await scheduler.advance(by: .seconds(5))
    #expect(dates.entries.count == 2)
  }

  @Test func cancellingTheTaskDisposesTheTimer() async {
    let timer = scheduler.timer(interval: .seconds(1))
    let task = Task { @MainActor in
      for await _ in timer {}
    }
    await scheduler.advance(by: .seconds(1))
    task.cancel()
    await task.value
    // With a live repetition this would not return.
    await scheduler.run()
    #expect(scheduler.currentDate == .distantFuture)
  }

  @Test func timerIsStoppedByLeavingTheLoop() async {
    let timer = scheduler.timer(interval: .seconds(1))
    let task = Task { @MainActor in
      for await date in timer { return date }
      return Date.distantPast
    }
    await scheduler.advance(by: .seconds(3))
    #expect(await task.value == start.addingTimeInterval(1))
  }

  @Test func sleepsUntilADate() async throws {
    let task = Task { @MainActor in
      try await scheduler.sleep(until: start.addingTimeInterval(2), leeway: .seconds(1))
      return scheduler.currentDate
    }
    await scheduler.advance(by: .seconds(3))
    #expect(try await task.value == start.addingTimeInterval(2))
  }

  @Test func aCancelledTaskDoesNotSleep() async {
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      try await scheduler.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func cancellationEndsASleepAtOnce() async {
    let task = Task { @MainActor in try await scheduler.sleep(for: .never) }
    await scheduler.advance(by: .seconds(1))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aTaskThatIsCancelledWhileItIsWokenThrows() async {
    let task = Task { @MainActor in try await scheduler.sleep(for: .seconds(1)) }
    await scheduler.advance()
    scheduler.schedule(after: start.addingTimeInterval(0.5)) { task.cancel() }
    await scheduler.advance(by: .seconds(2))
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func sleepingUntilThePastTraps() async {
    await #expect(processExitsWith: .failure) {
      let scheduler = TestScheduler()
      try await scheduler.sleep(until: Date(timeIntervalSinceReferenceDate: -1))
    }
  }

  @Test func queuesSleepToo() async throws {
    let scheduler = QueueScheduler()
    let before = scheduler.currentDate
    try await scheduler.sleep(for: .milliseconds(2))
    try await scheduler.sleep(until: scheduler.currentDate.addingTimeInterval(0.002))
    #expect(scheduler.currentDate.timeIntervalSince(before) > 0.003)
    let task = Task { try await scheduler.sleep(for: .seconds(1000)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    var ticks = 0
    for await _ in scheduler.timer(interval: .milliseconds(1)) {
      ticks += 1
      if ticks == 3 { break }
    }
    #expect(ticks == 3)
  }
}
