import TestSupport
import Foundation
import ReactiveSwift
import Synchronization
import Testing

@Suite struct TestSchedulerThreadTests {
  /// No thread may leave a lock behind that others need.
  @Test func isUsedByOneThreadAfterTheOther() async {
    let scheduler = TestScheduler()
    let runs = Journal<Int>()
    for round in 0..<10 {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          scheduler.schedule(after: .seconds(1)) { runs.note(round) }
          scheduler.advance(by: .seconds(1))
          continuation.resume()
        }
      }
    }
    #expect(runs.entries == Array(0..<10))
    #expect(scheduler.currentDate.timeIntervalSinceReferenceDate == 10)
  }

  @Test func isScheduledOnWhileAnActionRuns() async {
    let scheduler = TestScheduler()
    let runs = Journal<Int>()
    scheduler.schedule {
      let isDone = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        scheduler.schedule { runs.note(2) }
        runs.note(Int(scheduler.currentDate.timeIntervalSinceReferenceDate))
        isDone.signal()
      }
      isDone.wait()
      runs.note(1)
    }
    await onOwnThread { scheduler.advance() }
    #expect(runs.entries == [0, 1, 2])
  }

  @Test func advancesTakeTurns() {
    let running = Synchronization.Atomic<Int>(0)
    let overlaps = Synchronization.Atomic<Int>(0)
    let count = Synchronization.Atomic<Int>(0)
    race(rounds: 200) {
      let scheduler = TestScheduler()
      for second in 0..<6 {
        scheduler.schedule(after: .seconds(second)) {
          if running.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
          count.add(1, ordering: .relaxed)
          sched_yield()
          running.subtract(1, ordering: .relaxed)
        }
      }
      return scheduler
    } _: { scheduler in
      scheduler.advance(by: .seconds(3))
    } _: { scheduler in
      scheduler.advance(by: .seconds(3))
    } check: { scheduler in
      #expect(scheduler.currentDate.timeIntervalSinceReferenceDate == 6)
    }
    #expect(overlaps.load(ordering: .relaxed) == 0)
    #expect(count.load(ordering: .relaxed) == 1200)
  }
}

func onOwnThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread {
      body()
      continuation.resume()
    }
  }
}
