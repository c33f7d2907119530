import TestSupport
import Foundation
import RxSwift
import Synchronization
import Testing

@Suite struct QueueSchedulerTests {
  static let schedulers: [any SchedulerType] = [
    SerialDispatchQueueScheduler(internalSerialQueueName: "serial"),
    SerialDispatchQueueScheduler(queue: .global(), internalSerialQueueName: "on a queue"),
    SerialDispatchQueueScheduler(qos: .userInitiated),
    ConcurrentDispatchQueueScheduler(queue: .global()),
    ConcurrentDispatchQueueScheduler(qos: .default, leeway: .milliseconds(1)),
  ]

  @Test(arguments: schedulers) func actionRunsAsynchronously(scheduler: any SchedulerType) async {
    let isScheduled = DispatchSemaphore(value: 0)
    let state = await withCheckedContinuation { continuation in
      _ = scheduler.schedule("state") { state in
        isScheduled.wait()
        continuation.resume(returning: state)
        return Disposables.create()
      }
      isScheduled.signal()
    }
    #expect(state == "state")
  }

  @Test(arguments: schedulers) func resultDisposesWhatTheActionReturned(scheduler: any SchedulerType) async {
    for dueTime in [nil, RxTimeInterval.milliseconds(1)] {
      await withCheckedContinuation { continuation in
        let outer = SerialDisposable()
        let action: (Int) -> any Disposable = { _ in
          outer.dispose()
          return Disposables.create { continuation.resume() }
        }
        outer.disposable =
          if let dueTime { scheduler.scheduleRelative(0, dueTime: dueTime, action: action) } else {
            scheduler.schedule(0, action: action)
          }
      }
    }
  }

  @Test(arguments: schedulers) func relativeTimeIsNeverTooShort(scheduler: any SchedulerType) async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(20)) {
        continuation.resume()
        return Disposables.create()
      }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(20))
  }

  @Test(arguments: schedulers) func negativeTimeMeansSoon(scheduler: any SchedulerType) async {
    await withCheckedContinuation { continuation in
      _ = scheduler.scheduleRelative((), dueTime: .seconds(-3)) {
        continuation.resume()
        return Disposables.create()
      }
    }
  }

  @Test(arguments: schedulers) func periodIsKeptFromTheStart(scheduler: any SchedulerType) async {
    let start = ContinuousClock.now
    let ticks = Log<ContinuousClock.Instant>()
    await withCheckedContinuation { continuation in
      let repetition = SerialDisposable()
      repetition.disposable = scheduler.schedulePeriodic(1, startAfter: .milliseconds(5), period: .milliseconds(2)) { number in
        ticks.add(.now)
        guard number == 10 else { return number + 1 }
        repetition.dispose()
        continuation.resume()
        return number + 1
      }
    }
    #expect(ticks.entries.count == 10)
    for (number, tick) in ticks.entries.enumerated() {
      #expect(tick - start >= .milliseconds(5 + 2 * number))
    }
  }

  @Test func periodicActionsNeverOverlapOnAConcurrentQueue() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let running = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    await withCheckedContinuation { continuation in
      let repetition = SerialDisposable()
      repetition.disposable = scheduler.schedulePeriodic(1, startAfter: .seconds(0), period: .microseconds(1)) { number in
        most.max(running.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
        sched_yield()
        running.subtract(1, ordering: .relaxed)
        if number == 200 {
          repetition.dispose()
          continuation.resume()
        }
        return number + 1
      }
    }
    #expect(most.load(ordering: .relaxed) == 1)
  }

  @Test(arguments: schedulers) func disposedTimersReleaseTheirActionsAtOnce(scheduler: any SchedulerType) {
    weak var observed: CountingDisposable?
    let timers: [any Disposable]
    do {
      let object = CountingDisposable()
      observed = object
      timers = [
        scheduler.scheduleRelative(object, dueTime: .seconds(1000)) { $0 },
        scheduler.scheduleRelative(object, dueTime: .seconds(.max)) { $0 },
        scheduler.scheduleRelative(object, dueTime: .never) { $0 },
        scheduler.schedulePeriodic(object, startAfter: .seconds(1000), period: .never) { $0 },
        scheduler.schedulePeriodic(object, startAfter: .milliseconds(.max), period: .seconds(.max)) { $0 },
      ]
    }
    #expect(observed != nil)
    for timer in timers { timer.dispose() }
    #expect(observed == nil)
  }

  @Test func serialActionsRunInOrderAndDisposedOnesNot() async {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let log = Log<Int>()
    let gate = DispatchSemaphore(value: 0)
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        gate.wait()
        return Disposables.create()
      }
      for number in 0..<100 {
        let scheduled = scheduler.schedule(number) { number in
          log.add(number)
          return Disposables.create()
        }
        if number % 2 == 1 { scheduled.dispose() }
      }
      _ = scheduler.schedule(()) {
        continuation.resume()
        return Disposables.create()
      }
      gate.signal()
    }
    #expect(log.entries == Array(stride(from: 0, to: 100, by: 2)))
  }

  @Test func concurrentActionsOverlap() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let signals = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) {
        signals[0].signal()
        signals[1].wait()
        continuation.resume()
        return Disposables.create()
      }
      _ = scheduler.schedule(()) {
        signals[0].wait()
        signals[1].signal()
        return Disposables.create()
      }
    }
  }

  @Test func runAndDisposeAtTheSameTime() {
    let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
    race(rounds: 1000) {
      (SerialDisposable(), CountingDisposable(), CountingDisposable())
    } _: { outer, started, result in
      outer.disposable = scheduler.schedule(()) {
        started.dispose()
        return result
      }
    } _: { outer, _, _ in
      outer.dispose()
    } check: { _, started, result in
      let isDrained = DispatchSemaphore(value: 0)
      _ = scheduler.schedule(()) {
        isDrained.signal()
        return Disposables.create()
      }
      isDrained.wait()
      #expect(started.count == result.count)
    }
  }
}
