import Foundation
import RxSwift
import RxTest
import Testing

@Suite struct VirtualTimeTests {
  private func log(_ scheduler: TestScheduler, _ name: String, into log: Box<[String]>) -> () -> Void {
    { log.value.append("\(name)@\(scheduler.clock)") }
  }

  @Test func scheduledWorkTakesAUnitAndWhatTheTestSchedulesTakesNone() {
    let scheduler = TestScheduler(initialClock: 0)
    let seen = Box<[String]>([])
    scheduler.scheduleAt(10) {
      scheduler.scheduleAt(5, action: log(scheduler, "past", into: seen))
      _ = scheduler.schedule(()) { _ in
        log(scheduler, "soon", into: seen)()
        return Disposables.create()
      }
      _ = scheduler.scheduleRelative((), dueTime: .seconds(-3)) { _ in
        log(scheduler, "negative", into: seen)()
        return Disposables.create()
      }
    }
    scheduler.scheduleAt(10, action: log(scheduler, "ten", into: seen))
    scheduler.scheduleAt(11, action: log(scheduler, "eleven", into: seen))
    scheduler.start()
    #expect(seen.value == ["past@10", "ten@10", "eleven@11", "soon@11", "negative@11"])
  }

  @Test(arguments: [(400, 1), (1400, 1), (1500, 2), (2499, 2), (2500, 3)])
  func roundsHalfUpButNeverToThePresent(milliseconds: Int, time: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(milliseconds)) { _ in Disposables.create() }
    scheduler.start()
    #expect(scheduler.clock == time)
  }

  @Test func aUnitIsAsLongAsTheResolutionSays() {
    let scheduler = TestScheduler(initialClock: 100, resolution: 0.01)
    _ = scheduler.scheduleRelative((), dueTime: .milliseconds(250)) { _ in Disposables.create() }
    scheduler.start()
    #expect(scheduler.clock == 125)
    #expect(abs(scheduler.now.timeIntervalSince1970 - 1.25) < 0.0001)
  }

  @Test func withoutProcessingDelayScheduledWorkRunsNow() {
    let scheduler = TestScheduler(initialClock: 7, simulateProcessingDelay: false)
    var ticks = 0
    var repetition: (any Disposable)?
    repetition = scheduler.schedulePeriodic((), startAfter: .seconds(0), period: .seconds(0)) { _ in
      ticks += 1
      if ticks == 5 { repetition?.dispose() }
    }
    scheduler.start()
    #expect(ticks == 5)
    #expect(scheduler.clock == 7)
  }

  @Test func eachStepOfARecursionTakesAUnit() {
    let scheduler = TestScheduler(initialClock: 0)
    var seen: [String] = []
    _ = scheduler.scheduleRecursive(0) { state, recurse in
      seen.append("\(state)@\(scheduler.clock)")
      if state < 2 { recurse(state + 1) }
    }
    scheduler.start()
    #expect(seen == ["0@1", "1@2", "2@3"])
  }

  @Test func timesFarAwaySaturate() {
    let scheduler = TestScheduler(initialClock: .max - 1)
    _ = scheduler.schedule(()) { _ in scheduler.schedule(()) { _ in Disposables.create() } }
    scheduler.start()
    #expect(scheduler.clock == .max)
  }

  @Test func isUsableFromAnyThread() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.createObserver(Int.self)
    let other = Thread {
      _ = xs.map { $0 }.subscribe(observer)
      scheduler.start()
    }
    let finished = DispatchSemaphore(value: 0)
    scheduler.scheduleAt(30) { finished.signal() }
    other.start()
    finished.wait()
    #expect(observer.events == [.next(10, 1), .completed(20)])
    #expect(xs.subscriptions == [Subscription(0, 20)])
  }
}
