import Foundation
import RxSwift
import Testing

@Suite struct HistoricalSchedulerTests {
  @Test func clockShowsDates() {
    let scheduler = HistoricalScheduler()
    var dates: [Double] = []
    for delay in [2500, 500, 0] {
      _ = scheduler.scheduleRelative((), dueTime: .milliseconds(delay)) {
        dates.append(scheduler.clock.timeIntervalSince1970)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(dates == [0, 0.5, 2.5])
    #expect(scheduler.now == RxTime(timeIntervalSince1970: 2.5))
  }

  @Test func itStartsAtAnyDate() {
    let date = RxTime(timeIntervalSince1970: 1_000_000)
    let scheduler = HistoricalScheduler(initialClock: date)
    scheduler.sleep(10)
    #expect(scheduler.clock == date.addingTimeInterval(10))
  }
}
