import RxSwift
import RxTest
import Testing

@Suite struct TakeForTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func completesWhenTimeIsUp() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(224, 2), .next(226, 3), .completed(240)])
    let result = scheduler.start { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(224, 2), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func elementOfTheLastTickPasses() {
    let source = scheduler.createHotObservable([.next(225, 1)])
    let result = scheduler.start { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(result.events == [.next(225, 1), .completed(225)])
  }

  @Test func zeroCompletesAtTheNextTick() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { source.take(for: .seconds(0), scheduler: scheduler) }
    #expect(result.events == [.completed(201)])
    #expect(source.subscriptions == [Subscription(200, 201)])
  }

  @Test func earlierEndPasses() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first)])
    let result = scheduler.start { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .error(220, TestError.first)])
  }

  @Test func timerStartsBeforeTheSource() {
    let source = scheduler.createColdObservable([.next(25, 1)])
    let result = scheduler.start { source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(result.events == [.completed(225)])
  }
}
