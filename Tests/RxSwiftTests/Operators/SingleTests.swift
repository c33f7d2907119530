import RxSwift
import RxTest
import Testing

@Suite struct SingleTests {
  private static func source(_ scheduler: TestScheduler, _ events: [Recorded<Event<Int>>]) -> TestableObservable<Int> {
    scheduler.createHotObservable([.next(150, 0)] + events)
  }

  @Test func passesTheElementAtOnce() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [.next(210, 2), .completed(250)])
    let result = scheduler.start { source.single() }
    #expect(result.events == [.next(210, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func failsAtASecondElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [.next(210, 2), .next(220, 3), .completed(250)])
    let result = scheduler.start { source.single() }
    #expect(result.events == [.next(210, 2), .error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func failsWithoutElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [.completed(250)])
    let result = scheduler.start { source.single() }
    #expect(result.events == [.error(250, RxError.noElements)])
  }

  @Test func countsMatchesOnly() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
    let result = scheduler.start { source.single { $0 == 2 } }
    #expect(result.events == [.next(220, 2), .completed(250)])
  }

  @Test func firstIsEnough() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [.next(210, 2), .next(220, 3), .completed(250)])
    let result = scheduler.start { source.first() }
    #expect(result.events == [.next(210, 2), .completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func firstOfNothingIsNil() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [.completed(250)])
    let result = scheduler.start { source.first() }
    #expect(result.events == [.next(250, nil), .completed(250)])
  }
}
