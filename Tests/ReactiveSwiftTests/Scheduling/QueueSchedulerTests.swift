import TestSupport
import Foundation
import Synchronization
import Testing

@testable import ReactiveSwift

@Suite struct QueueSchedulerTests {
  @Test func runsInOrderOneAtATimeAndAsynchronously() async {
    let scheduler = QueueScheduler(name: "test")
    let runs = Journal<Int>()
    let gate = DispatchSemaphore(value: 0)
    await withCheckedContinuation { continuation in
      scheduler.schedule {
        gate.wait()
        runs.note(1)
        scheduler.schedule {
          runs.note(4)
          continuation.resume()
        }
        runs.note(2)
      }
      scheduler.schedule { runs.note(3) }
      #expect(runs.entries.isEmpty)
      gate.signal()
    }
    #expect(runs.entries == [1, 2, 3, 4])
  }

  @Test func cancelledActionsAreSkippedAndReleased() async {
    let scheduler = QueueScheduler(name: "test")
    let runs = Journal<Int>()
    var object: Flag? = Flag()
    weak let weakObject = object
    scheduler.queue.suspend()
    let disposable = scheduler.schedule { [object] in
      _ = object
      runs.note(1)
    }
    object = nil
    #expect(weakObject != nil)
    disposable?.dispose()
    #expect(weakObject == nil)
    #expect(disposable?.isDisposed == true)
    scheduler.queue.resume()
    await withCheckedContinuation { continuation in _ = scheduler.schedule { continuation.resume() } }
    #expect(runs.entries.isEmpty)
  }

  /// A disposable that turned "disposed" by itself would stop code that asks it whether to go on.
  @Test func isNotDisposedInItsOwnAction() async {
    let scheduler = QueueScheduler(name: "test")
    let serial = SerialDisposable()
    let seen = Journal<Bool?>()
    await withCheckedContinuation { continuation in
      scheduler.queue.suspend()
      serial.inner = scheduler.schedule {
        seen.note(serial.inner?.isDisposed)
        continuation.resume()
      }
      scheduler.queue.resume()
    }
    #expect(seen.entries == [false])
  }

  @Test func labelsAndQualities() {
    #expect(QueueScheduler().queue.label == "org.reactivecocoa.ReactiveSwift.QueueScheduler")
    #expect(QueueScheduler(qos: .utility, name: "mine").queue.label == "mine")
    #expect(QueueScheduler(qos: .utility, name: "mine").queue.qos == .utility)
    #expect(QueueScheduler().queue.qos == .unspecified)
    #expect(QueueScheduler(queue: .global(), name: "serial").queue.label == "serial")
    #expect(QueueScheduler(targeting: DispatchQueue(label: "target")).queue.label.hasSuffix("QueueScheduler"))
    #expect(QueueScheduler.main.queue.label == DispatchQueue.main.label)
  }

  @Test func aConcurrentTargetIsMadeSerial() async {
    let scheduler = QueueScheduler(queue: .global())
    let running = Synchronization.Atomic<Int>(0)
    let overlaps = Synchronization.Atomic<Int>(0)
    await withCheckedContinuation { continuation in
      for _ in 0..<200 {
        scheduler.schedule {
          if running.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
          sched_yield()
          running.subtract(1, ordering: .relaxed)
        }
      }
      scheduler.schedule { continuation.resume() }
    }
    #expect(overlaps.load(ordering: .relaxed) == 0)
  }

  @Test @MainActor func mainIsAsynchronousOnMain() async {
    let places = Journal<Bool>()
    await withCheckedContinuation { continuation in
      QueueScheduler.main.schedule {
        places.note(isOnMainQueue())
        continuation.resume()
      }
      #expect(places.entries.isEmpty)
    }
    #expect(places.entries == [true])
  }

  @Test(arguments: [Date(timeIntervalSince1970: -10), Date(timeIntervalSince1970: 0), Date(), .distantPast])
  func aPastDateFiresSoon(date: Date) async {
    let scheduler = QueueScheduler()
    await withCheckedContinuation { continuation in
      let disposable = scheduler.schedule(after: date) { continuation.resume() }
      #expect(disposable != nil)
    }
  }

  @Test func aDateIsNotMissed() async {
    let scheduler = QueueScheduler()
    let date = Date().addingTimeInterval(0.02)
    let fired: Date = await withCheckedContinuation { continuation in
      scheduler.schedule(after: date) { continuation.resume(returning: scheduler.currentDate) }
    }
    #expect(fired.timeIntervalSince(date) > -0.005)
  }

  @Test func aFarDateDoesNotFire() async {
    let scheduler = QueueScheduler()
    let runs = Journal<Int>()
    for date in [Date.distantFuture, Date().addingTimeInterval(1e9), Date(timeIntervalSince1970: 1e300)] {
      scheduler.schedule(after: date) { runs.note(1) }?.dispose()
      scheduler.schedule(after: date) { runs.note(2) }
    }
    await withCheckedContinuation { continuation in _ = scheduler.schedule(after: Date()) { continuation.resume() } }
    #expect(runs.entries.isEmpty)
  }

  @Test func repeatsThoughNobodyHoldsIt() async {
    let scheduler = QueueScheduler()
    let ticks = Synchronization.Atomic<Int>(0)
    let stop = SerialDisposable()
    await withCheckedContinuation { continuation in
      let disposable = scheduler.schedule(after: Date(), interval: .microseconds(100)) {
        if ticks.add(1, ordering: .relaxed).newValue == 3 { continuation.resume() }
      }
      stop.inner = disposable
    }
    stop.dispose()
    await withCheckedContinuation { continuation in
      let count = Synchronization.Atomic<Int>(0)
      scheduler.schedule(after: Date(), interval: .microseconds(100), leeway: .seconds(0)) {
        if count.add(1, ordering: .relaxed).newValue == 3 { continuation.resume() }
      }
    }
  }

  @Test func aRepetitionIsStoppedByItsOwnActionAlone() async {
    let scheduler = QueueScheduler()
    let first = Journal<Int>()
    let stop = SerialDisposable()
    await withCheckedContinuation { continuation in
      scheduler.queue.suspend()
      stop.inner = scheduler.schedule(after: .nanoseconds(0), interval: .microseconds(100)) {
        first.note(1)
        stop.dispose()
      }
      let count = Synchronization.Atomic<Int>(0)
      scheduler.schedule(after: .nanoseconds(0), interval: .microseconds(100)) {
        if count.add(1, ordering: .relaxed).newValue == 5 { continuation.resume() }
      }
      scheduler.queue.resume()
    }
    #expect(first.entries == [1])
  }

  @Test func negativeTimesTrap() async {
    await #expect(processExitsWith: .failure) {
      QueueScheduler().schedule(after: Date(), interval: .seconds(-1)) {}
    }
    await #expect(processExitsWith: .failure) {
      QueueScheduler().schedule(after: Date(), interval: .seconds(1), leeway: .seconds(-1)) {}
    }
    await #expect(processExitsWith: .failure) {
      QueueScheduler().schedule(after: .seconds(1), interval: .seconds(-1)) {}
    }
    await #expect(processExitsWith: .failure) {
      TestScheduler().schedule(after: Date(), interval: .seconds(1), leeway: .seconds(-1)) {}
    }
  }

  @Test func wallTimes() {
    #expect(DispatchWallTime(.distantFuture) == .distantFuture)
    let date = Date(timeIntervalSince1970: 1_700_000_000.25)
    #expect(DispatchWallTime(date) == DispatchWallTime(timespec: timespec(tv_sec: 1_700_000_000, tv_nsec: 250_000_000)))
  }
}
