import Foundation
import ReactiveSwift
import Testing

@Suite struct BoundedRunTests {
  private let scheduler = TestScheduler()
  private let runs = Journal<Int>()

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func runsEverythingThatEnds() throws {
    scheduler.schedule(after: .seconds(1)) { runs.note(1) }
    try scheduler.run(maximumOfActions: 10)
    #expect(runs.entries == [1])
    #expect(scheduler.currentDate == .distantFuture)
  }

  @Test func givesUpAtADeadline() throws {
    let repetition = scheduler.schedule(after: date(1), interval: .seconds(2)) { runs.note(1) }
    #expect(throws: UnfinishedWork(currentDate: date(6), pendingDates: [date(7)])) { try scheduler.run(until: date(6)) }
    #expect(runs.entries.count == 3)
    #expect(scheduler.currentDate == date(6))
    repetition?.dispose()
    try scheduler.run(until: date(10))
    #expect(runs.entries.count == 3)
    #expect(scheduler.currentDate == date(10))
  }

  @Test func givesUpAfterSomeActions() {
    scheduler.schedule(after: date(0), interval: .seconds(1)) { runs.note(1) }
    #expect(throws: UnfinishedWork(currentDate: date(4), pendingDates: [date(5)])) {
      try scheduler.run(maximumOfActions: 5)
    }
    #expect(runs.entries.count == 5)
  }

  @Test func saysWhatIsLeft() {
    let error = UnfinishedWork(currentDate: date(0), pendingDates: [date(1), date(2.5)])
    #expect(error.description.hasSuffix("work was left, due in 1.0, 2.5 seconds."))
  }
}
