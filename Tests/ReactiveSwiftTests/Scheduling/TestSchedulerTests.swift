import Foundation
import ReactiveSwift
import Testing

@Suite struct TestSchedulerTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let scheduler = TestScheduler()
  private let runs = Journal<String>()

  private func seconds() -> Double { scheduler.currentDate.timeIntervalSince(start) }

  @Test func startsAtTheReferenceDate() {
    #expect(scheduler.currentDate == start)
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(TestScheduler(startDate: date).currentDate == date)
  }

  @Test func whatIsDueNowWaitsForTheNextAdvance() {
    scheduler.schedule { runs.note("a") }
    #expect(runs.entries.isEmpty)
    scheduler.advance(by: .seconds(0))
    #expect(runs.entries == ["a"])
    #expect(scheduler.currentDate == start)
  }

  @Test func anAdvanceIsANanosecond() {
    scheduler.schedule { runs.note("now") }
    scheduler.schedule(after: .nanoseconds(1)) { runs.note("1 ns") }
    scheduler.schedule(after: .nanoseconds(2)) { runs.note("2 ns") }
    scheduler.advance()
    #expect(runs.entries == ["now", "1 ns"])
    #expect(scheduler.currentDate == start.addingTimeInterval(1e-9))
  }

  @Test func aNanosecondIsInvisibleToday() {
    let today = Date(timeIntervalSince1970: 1_767_225_600)
    let scheduler = TestScheduler(startDate: today)
    scheduler.schedule { runs.note("now") }
    scheduler.advance()
    #expect(scheduler.currentDate == today)
    #expect(runs.entries == ["now"])
  }

  @Test func runsByDateThenByOrder() {
    scheduler.schedule(after: .seconds(2)) { runs.note("2a") }
    scheduler.schedule(after: .seconds(1)) { runs.note("1a") }
    scheduler.schedule(after: .seconds(2)) { runs.note("2b") }
    scheduler.schedule { runs.note("0") }
    scheduler.schedule(after: start.addingTimeInterval(1)) { runs.note("1b") }
    scheduler.schedule(after: .seconds(3)) { runs.note("3") }
    scheduler.advance(by: .seconds(2))
    #expect(runs.entries == ["0", "1a", "1b", "2a", "2b"])
    #expect(seconds() == 2)
    scheduler.run()
    #expect(runs.entries.last == "3")
    #expect(scheduler.currentDate == .distantFuture)
  }

  @Test func showsTheDueDateWhileAnActionRuns() {
    for delay in [1, 3] {
      scheduler.schedule(after: .seconds(delay)) { runs.note("\(seconds())") }
    }
    scheduler.advance(to: start.addingTimeInterval(5))
    #expect(runs.entries == ["1.0", "3.0"])
    #expect(seconds() == 5)
  }

  @Test func bothKindsOfIntervalAreTheSame() {
    let other = TestScheduler()
    scheduler.advance(by: .milliseconds(1500))
    other.advance(by: 1.5)
    #expect(scheduler.currentDate == other.currentDate)
    #expect(seconds() == 1.5)
  }

  @Test func actionsScheduledByActionsRunInTheSameAdvance() {
    scheduler.schedule {
      runs.note("outer")
      scheduler.schedule { runs.note("now") }
      scheduler.schedule(after: .seconds(1)) { runs.note("1") }
      scheduler.schedule(after: .seconds(3)) { runs.note("3") }
    }
    scheduler.advance(by: .seconds(2))
    #expect(runs.entries == ["outer", "now", "1"])
    scheduler.advance(by: .seconds(1))
    #expect(runs.entries.last == "3")
  }

  @Test func cancelledActionsVanish() {
    let first = scheduler.schedule { runs.note("a") }
    let second = scheduler.schedule(after: .seconds(1)) { runs.note("b") }
    scheduler.schedule { second?.dispose() }
    first?.dispose()
    #expect(first?.isDisposed == true)
    scheduler.run()
    #expect(runs.entries.isEmpty)
  }

  @Test func cancellingReleasesTheAction() {
    var object: Flag? = Flag()
    weak let weakObject = object
    let disposable = scheduler.schedule { [object] in _ = object }
    object = nil
    disposable?.dispose()
    #expect(weakObject == nil)
  }

  @Test func neverDoesNotRun() {
    scheduler.schedule(after: .never) { runs.note("never") }
    scheduler.run()
    #expect(runs.entries.isEmpty)
    #expect(scheduler.currentDate == .distantFuture)
  }

  @Test func rewindingOnlyMovesTheDate() {
    scheduler.advance(by: .seconds(5))
    scheduler.schedule { runs.note("a") }
    scheduler.rewind(by: .seconds(2))
    #expect(seconds() == 3)
    #expect(runs.entries.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(runs.entries.isEmpty)
    scheduler.advance(by: .seconds(1))
    #expect(runs.entries == ["a"])
  }

  @Test func aPastDateRunsAtTheNextAdvance() {
    scheduler.advance(by: .seconds(5))
    scheduler.schedule(after: start) { runs.note("\(seconds())") }
    #expect(runs.entries.isEmpty)
    scheduler.advance()
    #expect(runs.entries == ["5.0"])
  }

  /// 0.1 + 0.2 is a bit more than 0.3.
  @Test func roundingDoesNotDelay() {
    scheduler.schedule(after: start.addingTimeInterval(0.1 + 0.2)) { runs.note("\(seconds())") }
    scheduler.advance(by: 0.3)
    #expect(runs.entries == ["0.3"])
  }

  @Test func anActionMayAdvanceTheClock() {
    scheduler.schedule {
      runs.note("outer")
      scheduler.schedule(after: .seconds(1)) { runs.note("inner \(seconds())") }
      scheduler.advance(by: .seconds(10))
      runs.note("outer again \(seconds())")
    }
    scheduler.advance(by: .seconds(2))
    #expect(runs.entries == ["outer", "inner 1.0", "outer again 10.0"])
    #expect(seconds() == 10)
  }

  @Test func goingBackTraps() async {
    await #expect(processExitsWith: .failure) { TestScheduler().advance(by: .seconds(-1)) }
    await #expect(processExitsWith: .failure) { TestScheduler().rewind(by: .seconds(-1)) }
  }

  @Test func manyActionsAreCheap() {
    var order: [Int] = []
    for index in 0..<100_000 {
      scheduler.schedule(after: start.addingTimeInterval(Double(index / 10))) { order.append(index) }
    }
    scheduler.run()
    #expect(order == Array(0..<100_000))
  }
}
