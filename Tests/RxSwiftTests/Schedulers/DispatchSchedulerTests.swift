import TestSupport
import Foundation
import Synchronization
import Testing

@testable import ReactiveCore

@Suite struct DispatchSchedulerTests {
  private let scheduler = DispatchScheduler(queue: DispatchQueue(label: "test"), isSerialQueue: true)

  @Test func actionRunsOnceOrIsReleased() {
    var runs = 0
    let work = OneShotWork { runs += 1 }
    #expect(!work.isEnded)
    work.run()
    work.run()
    work.dispose()
    #expect(runs == 1)
    #expect(work.isEnded)
    let disposed = OneShotWork { runs += 1 }
    disposed.dispose()
    disposed.run()
    #expect(runs == 1)
  }

  @Test func actionRunsOrIsReleasedByOneOfTwoThreads() {
    let runs = Atomic<Int>(0)
    race {
      OneShotWork { runs.add(1, ordering: .relaxed) }
    } _: { work in
      work.run()
    } _: { work in
      work.run()
    } check: { work in
      #expect(work.isEnded)
    }
    #expect(runs.load(ordering: .relaxed) == 2000)
  }

  @Test func repetitionEndsInItsOwnAction() async {
    let ticks = Atomic<Int>(0)
    await withCheckedContinuation { continuation in
      let itself = Locked<(any Disposable)?>(nil)
      let gate = DispatchSemaphore(value: 0)
      let repetition = scheduler.schedulePeriodic(after: 0, every: 1000) {
        gate.wait()
        ticks.add(1, ordering: .relaxed)
        itself.locked { $0.take() }?.dispose()
        scheduler.queue.async { continuation.resume() }
      }
      itself.locked { $0 = repetition }
      gate.signal()
    }
    #expect(ticks.load(ordering: .relaxed) == 1)
  }

  @Test func repetitionGoesOnThoughNobodyHoldsIt() async {
    let ticks = Atomic<Int>(0)
    await withCheckedContinuation { continuation in
      _ = scheduler.schedulePeriodic(after: 0, every: 1000) {
        if ticks.add(1, ordering: .relaxed).newValue == 3 { continuation.resume() }
      }
    }
    #expect(ticks.load(ordering: .relaxed) >= 3)
  }

  @Test func disposalReleasesTheAction() {
    weak var observed: AtomicFlag?
    let scheduled: [any Disposable]
    do {
      let object = AtomicFlag()
      observed = object
      scheduled = [
        scheduler.schedule(after: 1_000_000_000_000) { object.raise() },
        scheduler.schedule(after: .max) { object.raise() },
        scheduler.schedulePeriodic(after: 1_000_000_000_000, every: 1) { object.raise() },
        scheduler.schedulePeriodic(after: .max, every: .max) { object.raise() },
      ]
    }
    #expect(observed != nil)
    for work in scheduled { work.dispose() }
    for work in scheduled { #expect((work as? any Endable)?.isEnded == true) }
    #expect(observed == nil)
  }

  @Test func missedDeadlinesCountAsOne() async {
    let start = MonotonicClock.now
    let ticks = Log<Int64>()
    await withCheckedContinuation { continuation in
      let repetition = Locked<(any Disposable)?>(nil)
      scheduler.queue.suspend()
      let work = scheduler.schedulePeriodic(after: 0, every: 1_000_000) {
        ticks.add(MonotonicClock.now - start)
        guard ticks.entries.count == 3 else { return }
        repetition.locked { $0.take() }?.dispose()
        continuation.resume()
      }
      repetition.locked { $0 = work }
      while MonotonicClock.now - start < 5_000_000 { sched_yield() }
      scheduler.queue.resume()
    }
    #expect(ticks.entries[0] >= 5_000_000)
    #expect(ticks.entries[2] >= 6_000_000)
  }

  private final class AtomicFlag: Sendable {
    private let flag = Atomic<Bool>(false)
    func raise() { flag.store(true, ordering: .relaxed) }
  }
}

@Suite struct NanosecondsTests {
  @Test func unitsAreConverted() {
    #expect(DispatchTimeInterval.seconds(3).saturatedNanoseconds == 3_000_000_000)
    #expect(DispatchTimeInterval.milliseconds(-3).saturatedNanoseconds == -3_000_000)
    #expect(DispatchTimeInterval.microseconds(3).saturatedNanoseconds == 3000)
    #expect(DispatchTimeInterval.nanoseconds(3).saturatedNanoseconds == 3)
    #expect(DispatchTimeInterval.never.saturatedNanoseconds == .max)
  }

  @Test func hugeIntervalsDoNotOverflow() {
    #expect(DispatchTimeInterval.seconds(.max).saturatedNanoseconds == .max)
    #expect(DispatchTimeInterval.milliseconds(.min).saturatedNanoseconds == .min)
    #expect(DispatchTime.deadline(after: .max - 1) == .distantFuture)
    #expect(DispatchTime.deadline(after: 1 << 62) == .distantFuture)
  }

  @Test func intervalsSurviveTheRoundTrip() {
    for nanoseconds in [0, 1, -5, 1_500_000_000, .max - 1, .max] as [Int64] {
      #expect(DispatchTimeInterval(saturatingNanoseconds: nanoseconds).saturatedNanoseconds == nanoseconds)
    }
  }

  @Test func deadlinesCountFromNow() {
    #expect(DispatchTime.deadline(after: 5000, from: 1_000_000).uptimeNanoseconds == 1_005_000)
    #expect(DispatchTime.deadline(after: -5000, from: 1_000_000).uptimeNanoseconds == 1_000_000)
  }
}
