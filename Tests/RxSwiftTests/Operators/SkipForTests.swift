import RxSwift
import RxTest
import Testing

@Suite struct SkipForTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func passesWhenTimeIsUp() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(225, 2), .next(226, 3), .completed(240)])
    let result = scheduler.start { source.skip(.seconds(25), scheduler: scheduler) }
    #expect(result.events == [.next(226, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func zeroOpensAtTheNextTick() {
    let source = scheduler.createHotObservable([.next(201, 1), .next(202, 2)])
    let result = scheduler.start { source.skip(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(202, 2)])
  }

  @Test(arguments: [Recorded<Event<Int>>.completed(210), .error(210, TestError.first)])
  func endPassesAtAnyTime(end: Recorded<Event<Int>>) {
    let source = scheduler.createHotObservable([.next(205, 1), end])
    let result = scheduler.start { source.skip(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [end])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }
}
