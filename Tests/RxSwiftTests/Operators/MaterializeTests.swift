import RxSwift
import RxTest
import Testing

@Suite struct MaterializeTests {
  @Test func stopEventsBecomeElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let result = scheduler.start { source.materialize() }
    #expect(result.events == [.next(210, .next(1)), .next(250, .completed), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func errorsBecomeElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(250, TestError.first)])
    let result = scheduler.start { source.materialize() }
    #expect(result.events == [.next(210, .next(1)), .next(250, .error(TestError.first)), .completed(250)])
  }

  @Test func noCompletionAfterTheLastElementWasEnough() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.completed(250, Int.self)])
    let result = scheduler.start { source.materialize().take(1) }
    #expect(result.events == [.next(250, .completed), .completed(250)])
  }

  @Test func dematerializeStopsAtAStopEvent() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, Event.next(1)), .next(220, .error(TestError.first)), .next(230, .next(2)), .completed(250),
    ])
    let result = scheduler.start { source.dematerialize() }
    #expect(result.events == [.next(210, 1), .error(220, TestError.first)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func oneUndoesTheOther() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let result = scheduler.start { source.materialize().dematerialize() }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(250)])
  }
}
