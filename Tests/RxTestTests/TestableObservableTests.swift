import RxSwift
import RxTest
import Testing

@Suite struct TestableObservableTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func aHotSequenceSendsThePastWhenTheSchedulerStarts() {
    let late = TestScheduler(initialClock: 50)
    let xs = late.createHotObservable([.next(10, 1), .next(60, 2)])
    let observer = late.createObserver(Int.self)
    _ = xs.subscribe(observer)
    late.start()
    #expect(observer.events == [.next(50, 1), .next(60, 2)])
  }

  @Test(arguments: [true, false]) func aDirectObserverHearsWhatComesAfterAStopEvent(isHot: Bool) {
    let events: [Recorded<Event<Int>>] = [.next(1, 1), .completed(2), .next(3, 3), .error(4, RxError.unknown)]
    let xs = isHot ? scheduler.createHotObservable(events) : scheduler.createColdObservable(events)
    let observer = scheduler.createObserver(Int.self)
    let subscription = xs.subscribe(observer)
    scheduler.start()
    #expect(observer.events == events)
    #expect(xs.recordedEvents == events)
    #expect(xs.subscriptions == [Subscription(0)])
    subscription.dispose()
    #expect(xs.subscriptions == [Subscription(0, 4)])
  }

  @Test func recordsEachSubscriptionInOrder() {
    let xs = scheduler.createColdObservable([.next(10, 1)])
    var first: (any RxSwift.Disposable)?
    scheduler.scheduleAt(5) { first = xs.subscribe { _ in } }
    scheduler.scheduleAt(7) { _ = xs.subscribe { _ in } }
    scheduler.scheduleAt(20) {
      first?.dispose()
      first?.dispose()
    }
    scheduler.start()
    #expect(xs.subscriptions == [Subscription(5, 20), Subscription(7)])
  }

  @Test func anOperatorsSubscriptionEndsWithTheStopEvent() {
    let xs = scheduler.createHotObservable([.next(210, 1), .completed(220), .next(230, 2)])
    let result = scheduler.start { xs.map { $0 } }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(xs.subscriptions == [Subscription(200, 220)])
  }

  @Test func aColdSequenceStaysSilentAfterDisposalAndItsEventsStillMoveTheClock() {
    let xs = scheduler.createColdObservable([.next(10, 1), .next(500, 2)])
    let observer = scheduler.createObserver(Int.self)
    let subscription = xs.subscribe(observer)
    scheduler.scheduleAt(20) { subscription.dispose() }
    scheduler.start()
    #expect(observer.events == [.next(10, 1)])
    #expect(scheduler.clock == 500)
  }
}
