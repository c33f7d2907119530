import RxSwift
import RxTest
import Testing

@Suite struct TestSchedulerStartTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func recordsWhatAHotSequenceSendsBetweenSubscriptionAndDisposal() {
    let xs = scheduler.createHotObservable([
      .next(150, 1), .next(200, 2), .next(210, 3), .next(1000, 4), .next(1001, 5), .completed(1100),
    ])
    let result = scheduler.start { xs }
    #expect(result.events == [.next(210, 3), .next(1000, 4)])
    #expect(xs.subscriptions == [Subscription(200, 1000)])
    #expect(scheduler.clock == 1100)
  }

  @Test func countsAColdSequenceFromItsSubscription() {
    let xs = scheduler.createColdObservable([.next(0, 1), .next(10, 2), .completed(30)])
    let result = scheduler.start { xs }
    #expect(result.events == [.next(200, 1), .next(210, 2), .completed(230)])
    #expect(xs.subscriptions == [Subscription(200, 230)])
  }

  @Test func losesAColdEventAtTheTimeOfDisposal() {
    let xs = scheduler.createColdObservable([.next(10, 1), .completed(50)])
    let result = scheduler.start(disposed: 210) { xs }
    #expect(result.events.isEmpty)
    #expect(xs.subscriptions == [Subscription(200, 210)])
    #expect(scheduler.clock == 250)
  }

  @Test func makesSubscribesAndDisposesWhenItIsToldTo() {
    var created = 0
    let xs = scheduler.createHotObservable([.next(15, 1), .next(25, 2), .next(35, 3)])
    let result = scheduler.start(created: 10, subscribed: 20, disposed: 30) {
      created = scheduler.clock
      return xs
    }
    #expect(created == 10)
    #expect(result.events == [.next(25, 2)])
    #expect(xs.subscriptions == [Subscription(20, 30)])
  }

  @Test func runsWithoutAnythingToRecord() {
    let xs = scheduler.createHotObservable([Recorded<Event<Int>>]())
    let result = scheduler.start { xs.map { $0 } }
    #expect(result.events.isEmpty)
    #expect(xs.subscriptions == [Subscription(200, 1000)])
  }
}
