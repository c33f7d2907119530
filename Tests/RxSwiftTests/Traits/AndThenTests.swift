import RxSwift
import RxTest
import Testing

@Suite struct AndThenTests {
  @Test func secondStartsWhenTheFirstHasCompleted() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([.completed(220, Never.self)])
    let second = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { first.asCompletable().andThen(second.asObservable()) }
    #expect(result.events == [.next(230, 1), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
  }

  @Test func errorOfTheFirstIsFinal() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([.error(220, TestError.first, Never.self)])
    let second = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let result = scheduler.start { first.asCompletable().andThen(second.asSingle()) }
    #expect(result.events == [.error(220, TestError.first)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions.isEmpty)
  }

  @Test func disposalReachesTheSecond() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([.completed(220, Never.self)])
    let second = scheduler.createColdObservable([.next(10, 1), .completed(200)])
    let result = scheduler.start(disposed: 300) { first.asCompletable().andThen(second.asObservable()) }
    #expect(result.events == [.next(230, 1)])
    #expect(second.subscriptions == [Subscription(220, 300)])
  }

  @Test func disposalReachesTheFirst() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([.completed(220, Never.self)])
    let second = scheduler.createColdObservable([.next(10, 1)])
    let result = scheduler.start(disposed: 210) { first.asCompletable().andThen(second.asObservable()) }
    #expect(result.events.isEmpty)
    #expect(first.subscriptions == [Subscription(200, 210)])
    #expect(second.subscriptions.isEmpty)
  }

  @Test func eachTrait() {
    let log = Log<String>()
    let done = Completable.empty()
    _ = done.andThen(Single.just(1)).subscribe { log.add("\($0)") }
    _ = done.andThen(Maybe<Int>.empty()).subscribe { log.add("\($0)") }
    _ = done.andThen(Completable.empty()).subscribe { log.add("\($0)") }
    _ = done.andThen(Observable.of(1, 2)).subscribe { log.add("\($0)") }
    #expect(log.entries == ["success(1)", "completed", "completed", "next(1)", "next(2)", "completed"])
  }

  @Test func theFirstIsDisposedBeforeTheSecondIsSubscribed() {
    let log = Log<String>()
    let first = Completable.create { report in
      report(.completed)
      return Disposables.create { log.add("first.dispose") }
    }
    let second = Observable<Int>.create { _ in
      log.add("second.subscribe")
      return Disposables.create()
    }
    first.andThen(second).subscribe().dispose()
    #expect(log.entries == ["first.dispose", "second.subscribe"])
  }

  @Test(arguments: [CompletableEvent.completed, .error(TestError.first)])
  func theFirstIsReleasedWhenItHasEnded(event: CompletableEvent) {
    weak var held: Held?
    let reports = Log<Completable.CompletableObserver>()
    let trigger = PublishSubject<Never>()
    let subscription: any Disposable
    do {
      let object = Held()
      held = object
      subscription = trigger.asCompletable()
        .do(onCompleted: { object.use() })
        .andThen(Observable<Int>.never())
        .subscribe { _ in }
    }
    #expect(held != nil)
    if case .error(let error) = event { trigger.onError(error) } else { trigger.onCompleted() }
    #expect(held == nil)
    #expect(reports.entries.isEmpty)
    subscription.dispose()
  }
}
