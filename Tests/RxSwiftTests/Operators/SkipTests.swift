import RxSwift
import RxTest
import Testing

@Suite struct SkipTests {
  private static func source(_ scheduler: TestScheduler) -> TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250)])
  }

  @Test func dropsTheFirstElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.skip(2) }
    #expect(result.events == [.next(230, 3), .next(240, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test(arguments: [0, -3]) func nothingToDrop(count: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.skip(count) }
    #expect(result.events.count == 5)
  }

  @Test func moreThanThereAre() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.skip(9) }
    #expect(result.events == [.completed(250)])
  }

  @Test func whileAPredicateHolds() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    var calls = 0
    let result = scheduler.start {
      source.skip(while: {
        calls += 1
        return $0 < 2
      })
    }
    #expect(result.events == [.next(220, 2), .next(230, 3), .next(240, 1), .completed(250)])
    #expect(calls == 2)
  }
}
