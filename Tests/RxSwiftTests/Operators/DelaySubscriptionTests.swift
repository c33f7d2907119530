import RxSwift
import RxTest
import Testing

@Suite struct DelaySubscriptionTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func subscribesLater() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(result.events == [.next(240, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(230, 250)])
  }

  @Test func zeroMeansNextTick() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError.first)])
    let result = scheduler.start { source.delaySubscription(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(211, 1), .error(221, TestError.first)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test func justCompletesInTheSameTick() {
    let result = scheduler.start { Observable.just(1).delaySubscription(.seconds(2), scheduler: scheduler) }
    #expect(result.events == [.next(202, 1), .completed(202)])
  }

  @Test func disposalBeforeMeansNoSubscription() {
    let source = scheduler.createColdObservable([.next(10, 1)])
    let result = scheduler.start(disposed: 225) { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(result.events.isEmpty)
    #expect(source.subscriptions.isEmpty)
  }
}
