import Foundation
import ReactiveCore
import Testing

@testable import RxSwift

@Suite struct EngineAdapterTests {
  @Test func serialQueuesAreRecognised() {
    let serial = SerialDispatchQueueScheduler(qos: .default)
    for scheduler in [serial, MainScheduler.instance, MainScheduler.asyncInstance] as [any SchedulerType] {
      #expect(scheduler.engine.isSerialQueue)
      #expect((scheduler as any ImmediateSchedulerType).engine.isSerialQueue)
    }
    let others: [any SchedulerType] = [
      ConcurrentDispatchQueueScheduler(qos: .default), ConcurrentMainScheduler.instance, TickScheduler(),
    ]
    for scheduler in others { #expect(!scheduler.engine.isSerialQueue) }
    #expect(!CurrentThreadScheduler.instance.engine.isSerialQueue)
  }

  @Test func queuesHaveTheMonotonicClock() {
    let schedulers: [any SchedulerType] = [
      SerialDispatchQueueScheduler(qos: .default), ConcurrentDispatchQueueScheduler(qos: .default),
      MainScheduler.instance, ConcurrentMainScheduler.instance,
    ]
    for scheduler in schedulers {
      let before = MonotonicClock.now
      let now = scheduler.engine.now
      #expect((before...MonotonicClock.now).contains(now))
    }
  }

  @Test func virtualTimeIsTranslated() {
    let scheduler = TickScheduler(clock: 200)
    let engine: any TimeScheduler = scheduler.engine
    var runs: [String] = []
    func note(_ name: String) -> () -> Void {
      { runs.append("\(name)@\(engine.now / 1_000_000_000)") }
    }
    _ = engine.schedule(note("soon"))
    _ = engine.schedule(after: 5_000_000_000, note("once"))
    engine.schedule(after: 5_000_000_000, note("disposed")).dispose()
    _ = engine.schedule(after: .max, note("never"))
    let repetition = engine.schedulePeriodic(after: 2_000_000_000, every: 3_000_000_000, note("again"))
    scheduler.at(210) { repetition.dispose() }
    scheduler.start()
    #expect(runs == ["soon@201", "again@202", "once@205", "again@205", "again@208"])
  }

  @Test func datesAreTakenToMicroseconds() {
    let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 1_700_000_000.123456))
    #expect(scheduler.engine.now == 1_700_000_000_123_456_000)
    #expect(HistoricalScheduler(initialClock: .distantFuture).engine.now == .max)
    #expect(HistoricalScheduler(initialClock: .distantPast).engine.now == -.max)
  }

  @Test func currentThreadKeepsItsOrder() {
    let engine = CurrentThreadScheduler.instance.engine
    var runs: [Int] = []
    _ = engine.schedule {
      _ = engine.schedule { runs.append(2) }
      engine.schedule { runs.append(3) }.dispose()
      runs.append(1)
    }
    #expect(runs == [1, 2])
  }

  @Test @MainActor func mainSchedulerRunsAtOnceIfIdle() {
    let engine = MainScheduler().engine
    var runs: [Int] = []
    _ = engine.schedule { runs.append(1) }
    runs.append(2)
    #expect(runs == [1, 2])
  }
}
