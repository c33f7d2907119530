import TestSupport
import RxSwift
import Testing

@Suite struct VirtualTimeSchedulerTests {
  @Test func earlierTimesFirstAndEqualTimesInOrder() {
    let scheduler = TickScheduler()
    var runs: [Int] = []
    for number in 0..<20_000 {
      let time = number * 7919 % 100
      scheduler.at(time) { runs.append(time * 100_000 + number) }
    }
    scheduler.start()
    #expect(runs.count == 20_000)
    #expect(runs == runs.sorted())
    #expect(scheduler.clock == 99)
  }

  @Test func clockShowsTheTimeOfTheAction() {
    let scheduler = TickScheduler(clock: 5)
    var clocks: [Int] = []
    for time in [30, 10, 20] { scheduler.at(time) { clocks.append(scheduler.clock) } }
    #expect(scheduler.clock == 5)
    scheduler.start()
    #expect(clocks == [10, 20, 30])
    #expect(scheduler.now == RxTime(timeIntervalSince1970: 30))
  }

  @Test func actionForThePastRunsAtTheCurrentTimeAndFirst() {
    let scheduler = TickScheduler(clock: 10)
    var runs: [String] = []
    scheduler.at(10) {
      scheduler.at(5) { runs.append("past@\(scheduler.clock)") }
      scheduler.at(11) { runs.append("later@\(scheduler.clock)") }
      _ = scheduler.schedule(()) {
        runs.append("soon@\(scheduler.clock)"); return Disposables.create()
      }
    }
    scheduler.at(10) { runs.append("same@\(scheduler.clock)") }
    scheduler.start()
    #expect(runs == ["past@10", "same@10", "later@11", "soon@11"])
  }

  @Test func relativeTimesAreAdjustedAndVirtualOnesAreNot() {
    let scheduler = TickScheduler(clock: 100)
    var runs: [String] = []
    func note(_ name: String) -> any Disposable {
      runs.append("\(name)@\(scheduler.clock)")
      return Disposables.create()
    }
    _ = scheduler.scheduleRelative("relative", dueTime: .seconds(0), action: note)
    _ = scheduler.scheduleRelative("negative", dueTime: .seconds(-50), action: note)
    _ = scheduler.scheduleRelative("rounded", dueTime: .milliseconds(400), action: note)
    _ = scheduler.scheduleRelative("never", dueTime: .never, action: note)
    _ = scheduler.scheduleRelative("ten", dueTime: .seconds(10), action: note)
    _ = scheduler.scheduleRelativeVirtual("virtual", dueTime: 0, action: note)
    _ = scheduler.scheduleAbsoluteVirtual("absolute", time: 100, action: note)
    scheduler.start()
    #expect(runs == ["virtual@100", "absolute@100", "relative@101", "negative@101", "rounded@101", "ten@110"])
  }

  @Test func disposedActionIsSkippedWithoutMovingTheClock() {
    let scheduler = TickScheduler()
    var runs = 0
    scheduler.at(10) { runs += 1 }
    scheduler.at(20) { runs += 1 }.dispose()
    scheduler.start()
    #expect(runs == 1)
    #expect(scheduler.clock == 10)
  }

  @Test func disposingLaterDisposesWhatTheActionReturned() {
    let scheduler = TickScheduler()
    let result = CountingDisposable()
    let scheduled = scheduler.scheduleAbsoluteVirtual((), time: 10) { result }
    scheduler.start()
    #expect(result.count == 0)
    scheduled.dispose()
    scheduled.dispose()
    #expect(result.count == 1)
  }

  @Test func actionMayDisposeItself() {
    let scheduler = TickScheduler()
    let itself = SerialDisposable()
    let result = CountingDisposable()
    itself.disposable = scheduler.scheduleAbsoluteVirtual((), time: 10) {
      itself.dispose()
      return result
    }
    scheduler.start()
    #expect(result.count == 1)
  }

  @Test func nestedStartReturnsAtOnce() {
    let scheduler = TickScheduler()
    var runs: [Int] = []
    scheduler.at(1) {
      scheduler.start()
      runs.append(1)
    }
    scheduler.at(2) { runs.append(2) }
    scheduler.start()
    #expect(runs == [1, 2])
  }

  @Test func stopEndsTheRunAndStartGoesOn() {
    let scheduler = TickScheduler()
    var runs: [Int] = []
    for time in 1...4 {
      scheduler.at(time) {
        if time == 2 { scheduler.stop() }
        runs.append(time)
      }
    }
    scheduler.stop()
    scheduler.start()
    #expect(runs == [1, 2])
    #expect(scheduler.clock == 2)
    scheduler.start()
    #expect(runs == [1, 2, 3, 4])
  }

  @Test func advancingRunsWhatIsDue() {
    let scheduler = TickScheduler()
    var runs: [Int] = []
    for time in [10, 20, 21] { scheduler.at(time) { runs.append(time) } }
    scheduler.at(20) { scheduler.at(20) { runs.append(-20) } }
    scheduler.advanceTo(20)
    #expect(runs == [10, 20, -20])
    #expect(scheduler.clock == 20)
    scheduler.advanceTo(15)
    #expect(scheduler.clock == 20)
    scheduler.advanceTo(50)
    #expect(runs == [10, 20, -20, 21])
    #expect(scheduler.clock == 50)
  }

  @Test func sleepMovesTheClockOnly() {
    let scheduler = TickScheduler()
    var runs: [Int] = []
    scheduler.at(5) { runs.append(scheduler.clock) }
    scheduler.sleep(10)
    #expect(runs.isEmpty)
    #expect(scheduler.clock == 10)
    _ = scheduler.scheduleRelative((), dueTime: .seconds(3)) {
      runs.append(scheduler.clock); return Disposables.create()
    }
    scheduler.start()
    #expect(runs == [10, 13])
  }

  @Test func misuseStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      TickScheduler().sleep(-1)
    }
    await #expect(processExitsWith: .failure) {
      let scheduler = TickScheduler()
      scheduler.at(1) { scheduler.advanceTo(5) }
      scheduler.start()
    }
  }

  @Test func descriptionShowsWhatWaits() {
    let scheduler = TickScheduler()
    for time in [30, 10, 20] { scheduler.at(time) {} }
    scheduler.at(15) {}.dispose()
    #expect(scheduler.debugDescription == "[10, 20, 30]")
    scheduler.advanceTo(10)
    #expect(scheduler.debugDescription == "[20, 30]")
  }

  @Test func doneActionIsReleased() {
    let scheduler = TickScheduler()
    weak var observed: CountingDisposable?
    let scheduled: any Disposable
    do {
      let object = CountingDisposable()
      observed = object
      scheduled = scheduler.at(1, object.dispose)
      scheduler.at(2, object.dispose).dispose()
    }
    scheduler.start()
    withExtendedLifetime(scheduled) { #expect(observed == nil) }
  }

  @Test func anotherThreadMayScheduleMeanwhile() {
    let runs = Log<Int>()
    race {
      TickScheduler()
    } _: { scheduler in
      scheduler.at(1) { runs.add(1) }
      scheduler.start()
    } _: { scheduler in
      for _ in 0..<5 { scheduler.at(1) { runs.add(1) } }
    } check: { scheduler in
      scheduler.start()
    }
    #expect(runs.entries.count == 6 * 2000)
  }
}
