import RxSwift
import RxTest
import Testing

@Suite struct StartWithTests {
  @Test func sendsBeforeTheSource() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(220, 2), .completed(250)])
    let result = scheduler.start { source.startWith(7, 8) }
    #expect(result.events == [.next(200, 7), .next(200, 8), .next(220, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func theLastInTheChainComesFirst() {
    var events: [Event<Int>] = []
    _ = Observable.of(1, 2).startWith(0).startWith(-2, -1).subscribe { events.append($0) }
    #expect(events == [.next(-2), .next(-1), .next(0), .next(1), .next(2), .completed])
  }

  @Test func comesBeforeTheSubscription() {
    let log = Log<String>()
    let source = Observable<Int>.create { observer in
      log.add("subscribe")
      observer.onNext(1)
      return Disposables.create()
    }
    _ = source.startWith(0).subscribe(onNext: { log.add("\($0)") })
    #expect(log.entries == ["0", "subscribe", "1"])
  }

  @Test func doesNotSubscribeWhenTheResultHasEnded() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start { source.startWith(7, 8, 9).take(2) }
    #expect(result.events == [.next(200, 7), .next(200, 8), .completed(200)])
    #expect(source.subscriptions.isEmpty)
  }
}
