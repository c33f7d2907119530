import Foundation
import ReactiveSwift
import Testing

@Suite struct TestSchedulerRepetitionTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let scheduler = TestScheduler()
  private let runs = Journal<String>()

  private func seconds() -> Double { scheduler.currentDate.timeIntervalSince(start) }

  @Test func repeatsAtMultiplesOfTheInterval() {
    let disposable = scheduler.schedule(after: start.addingTimeInterval(1), interval: .seconds(2)) {
      runs.note("\(seconds())")
    }
    scheduler.advance(by: .seconds(6))
    #expect(runs.entries == ["1.0", "3.0", "5.0"])
    disposable?.dispose()
    scheduler.run()
    #expect(runs.entries.count == 3)
  }

  @Test func repeatsFromADelay() {
    scheduler.advance(by: .seconds(1))
    scheduler.schedule(after: .seconds(1), interval: .seconds(2), leeway: .seconds(1)) { runs.note("\(seconds())") }
    scheduler.advance(by: .seconds(4))
    #expect(runs.entries == ["2.0", "4.0"])
  }

  @Test func aRepetitionGoesOnThoughNobodyHoldsIt() {
    do { _ = scheduler.schedule(after: start, interval: .seconds(1)) { runs.note("tick") } }
    scheduler.advance(by: .seconds(2))
    #expect(runs.entries.count == 3)
  }

  @Test func aRepetitionIsStoppedByItsOwnAction() {
    let stop = SerialDisposable()
    stop.inner = scheduler.schedule(after: start, interval: .seconds(1)) {
      runs.note("a")
      stop.dispose()
    }
    scheduler.schedule(after: start, interval: .seconds(1)) { runs.note("b") }
    scheduler.advance(by: .seconds(1))
    #expect(runs.entries == ["a", "b", "b"])
  }

  /// Each time is scheduled after the action, so what the action schedules for the same date comes first.
  @Test func aRepetitionQueuesUpBehindWhatItsActionScheduled() {
    scheduler.schedule(after: start, interval: .seconds(1)) {
      runs.note("tick")
      scheduler.schedule(after: .seconds(1)) { runs.note("tock") }
    }
    scheduler.advance(by: .seconds(2))
    #expect(runs.entries == ["tick", "tock", "tick", "tock", "tick"])
  }

  @Test func theSchedulerIsReleasedWithAPendingRepetition() {
    weak var object: TestScheduler?
    weak var captured: Flag?
    let handle: (any Disposable)? = {
      let scheduler = TestScheduler()
      let flag = Flag()
      object = scheduler
      captured = flag
      let handle = scheduler.schedule(after: start, interval: .seconds(1)) { _ = flag }
      scheduler.advance(by: .seconds(3))
      return handle
    }()
    #expect(object == nil)
    #expect(captured == nil)
    #expect(handle?.isDisposed == false)
  }

  @Test func stoppingARepetitionReleasesTheAction() {
    var flag: Flag? = Flag()
    weak let captured = flag
    let handle = scheduler.schedule(after: start, interval: .seconds(1)) { [flag] in _ = flag }
    flag = nil
    scheduler.advance(by: .seconds(3))
    #expect(captured != nil)
    handle?.dispose()
    #expect(captured == nil)
  }
}
