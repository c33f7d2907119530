import RxSwift
import RxTest
import Testing

@Suite struct TimeoutTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func failsWhenAnElementIsLate() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(400, 3)])
    let result = scheduler.start { source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .error(270, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 270)])
  }

  @Test func failsWhenNothingComes() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>]())
    let result = scheduler.start { source.timeout(.seconds(100), scheduler: scheduler) }
    #expect(result.events == [.error(300, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func passesWhatIsInTime() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(250, 2), .completed(290)])
    let result = scheduler.start { source.timeout(.seconds(45), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(250, 2), .completed(290)])
    #expect(source.subscriptions == [Subscription(200, 290)])
  }

  @Test func elementThatWasScheduledBeforeTheTimerWins() {
    let source = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(40)])
    let result = scheduler.start { source.timeout(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(230, 2), .completed(240)])
  }

  @Test func passesAnEarlierError() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>.error(210, TestError.first)])
    let result = scheduler.start { source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.error(210, TestError.first)])
  }

  @Test func switchesToTheOther() {
    let source = scheduler.createHotObservable([.next(310, 1)])
    let other = scheduler.createColdObservable([.next(220, 10), .next(310, 20), .completed(320)])
    let result = scheduler.start { source.timeout(.seconds(100), other: other, scheduler: scheduler) }
    #expect(result.events == [.next(520, 10), .next(610, 20), .completed(620)])
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(other.subscriptions == [Subscription(300, 620)])
  }

  @Test func otherIsSubscribedBeforeTheSourceIsDisposed() {
    var log: [String] = []
    let source = Observable<Int>.never().do(onSubscribe: { log.append("s.subscribe") }, onDispose: { log.append("s.dispose") })
    let other = Observable<Int>.never().do(onSubscribe: { log.append("o.subscribe") }, onDispose: { log.append("o.dispose") })
    _ = scheduler.start { source.timeout(.seconds(10), other: other, scheduler: scheduler) }
    #expect(log == ["s.subscribe", "o.subscribe", "s.dispose", "o.dispose"])
  }

  @Test func otherHasNoLimit() {
    let source = scheduler.createHotObservable([Recorded<Event<Int>>]())
    let other = scheduler.createHotObservable([.next(900, 1)])
    let result = scheduler.start { source.timeout(.seconds(10), other: other, scheduler: scheduler) }
    #expect(result.events == [.next(900, 1)])
    #expect(other.subscriptions == [Subscription(210, 1000)])
  }

  @Test func disposalStopsTheTimer() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start(disposed: 230) { source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func synchronousSourceIsInTime() {
    let result = scheduler.start { Observable.of(1, 2).timeout(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(200, 1), .next(200, 2), .completed(200)])
  }
}
