import RxSwift
import RxTest
import Testing

@Suite struct DeferredTests {
  @Test func makesTheSequenceForEachSubscription() {
    var made = 0
    let deferred = Observable<Int>.deferred {
      made += 1
      return .just(made)
    }
    #expect(made == 0)
    var elements: [Int] = []
    _ = deferred.subscribe(onNext: { elements.append($0) })
    _ = deferred.subscribe(onNext: { elements.append($0) })
    #expect(elements == [1, 2])
  }

  @Test func subscribesAtOnce() {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { Observable.deferred { cold.asObservable() } }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(cold.subscriptions == [Subscription(200, 220)])
  }

  @Test func factoryIsReleasedWhileTheSequenceRuns() {
    weak var released: Held?
    let subscription: any Disposable
    do {
      let object = Held()
      released = object
      subscription = Observable<Int>.deferred {
        object.use()
        return .never()
      }
      .subscribe()
    }
    #expect(released == nil)
    subscription.dispose()
  }
}
