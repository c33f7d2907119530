import RxSwift
import RxTest
import Testing

@Suite struct TakeWhileTests {
  private static func source(_ scheduler: TestScheduler) -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250),
    ])
  }

  @Test func exclusiveDropsTheElementThatEndsIt() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    var calls = 0
    let result = scheduler.start {
      source.take(while: {
        calls += 1
        return $0 < 3
      })
    }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(calls == 3)
  }

  @Test func inclusivePassesTheElementThatEndsIt() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.take(while: { $0 < 3 }, behavior: .inclusive) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func untilIsTheOpposite() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let exclusive = scheduler.start { source.take(until: { $0 == 3 }) }
    #expect(exclusive.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func untilInclusivePassesTheElementThatEndsIt() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.take(until: { $0 == 3 }, behavior: .inclusive) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(230)])
  }

  @Test func endsWithTheSource() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.take(while: { $0 < 9 }) }
    #expect(result.events.last == .completed(250))
    #expect(result.events.count == 5)
  }
}
