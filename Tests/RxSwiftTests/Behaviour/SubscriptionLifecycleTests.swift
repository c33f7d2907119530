import RxSwift
import RxTest
import Testing

/// The order of events, disposal and teardown.
@Suite struct SubscriptionLifecycleTests {
  private let log = Log<String>()

  @Test(arguments: [true, false]) func sourceThatLivesOnIsTornDownLast(completes: Bool) {
    let log = log
    var observer: AnyObserver<Int>?
    let subscription = logged(to: log) { observer = $0 }.logAll(to: log)
    observer?.onNext(1)
    if completes { observer?.onCompleted() } else { observer?.onError(TestError.first) }
    #expect(log.text == "source.subscribe 1 \(completes ? "completed" : "error") disposed source.dispose")
    subscription.dispose()
    #expect(log.entries.count == 5)
  }

  @Test(arguments: [0, 1, 3]) func operatorsKeepThatOrder(operators: Int) {
    let log = log
    var observer: AnyObserver<Int>?
    var source: Observable<Int> = logged(to: log) { observer = $0 }
    for _ in 0..<operators { source = source.map { $0 }.do(onNext: { _ in }).scan(0) { $1 } }
    _ = source.logAll(to: log)
    observer?.onCompleted()
    #expect(log.text == "source.subscribe completed disposed source.dispose")
  }

  @Test(arguments: [0, 1, 3]) func disposalTearsDownFirst(operators: Int) {
    let log = log
    var source: Observable<Int> = logged(to: log)
    for _ in 0..<operators { source = source.map { $0 }.flatMap { Observable.just($0) } }
    let subscription = source.logAll(to: log)
    subscription.dispose()
    subscription.dispose()
    #expect(log.text == "source.subscribe source.dispose disposed")
  }

  @Test func synchronousSourceIsTornDownBeforeSubscribeReturns() {
    let log = log
    let source = logged(to: log) { (observer: AnyObserver<Int>) in
      observer.onNext(1)
      observer.onCompleted()
    }
    let subscription = source.logAll(to: log)
    log.add("returned")
    #expect(log.text == "source.subscribe 1 completed disposed source.dispose returned")
    subscription.dispose()
    #expect(log.entries.count == 6)
  }

  @Test func flatMapDisposesInnerSourcesBeforeItCompletes() {
    let log = log
    var inner: [AnyObserver<Int>] = []
    let outer = PublishSubject<Int>()
    _ = outer.flatMap { logged("i\($0)", to: log) { inner.append($0) } }.logAll(to: log)
    outer.onNext(1)
    outer.onNext(2)
    outer.onCompleted()
    inner[0].onCompleted()
    inner[1].onCompleted()
    #expect(log.text == "i1.subscribe i2.subscribe i1.dispose i2.dispose completed disposed")
  }

  @Test func mergeDisposesItsSourcesBeforeItCompletes() {
    let log = log
    var observers: [AnyObserver<Int>] = []
    let sources = (1...2).map { logged("s\($0)", to: log) { observers.append($0) } }
    _ = Observable.merge(sources).logAll(to: log)
    observers[1].onCompleted()
    observers[0].onCompleted()
    #expect(log.text == "s1.subscribe s2.subscribe s2.dispose s1.dispose completed disposed")
  }

  static let connections: [(String, @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("publish", { $0.publish().refCount() }), ("replay", { $0.replay(1).refCount() }),
    ("share 2", { $0.share(replay: 2) }), ("share forever 0", { $0.share(replay: 0, scope: .forever) }),
    ("share forever 1", { $0.share(replay: 1, scope: .forever) }),
  ]

  @Test(arguments: connections.indices) func connectionsCloseBeforeTheyComplete(index: Int) {
    let log = log
    var observer: AnyObserver<Int>?
    let shared = Self.connections[index].1(logged(to: log) { observer = $0 })
    _ = shared.logAll("a.", to: log)
    _ = shared.logAll("b.", to: log)
    observer?.onCompleted()
    #expect(log.text == "source.subscribe source.dispose a.completed a.disposed b.completed b.disposed", "\(index)")
  }

  @Test(arguments: [0, 1]) func directSharingCompletesBeforeItCloses(replay: Int) {
    let log = log
    var observer: AnyObserver<Int>?
    let shared = logged(to: log) { observer = $0 }.share(replay: replay)
    _ = shared.logAll("a.", to: log)
    _ = shared.logAll("b.", to: log)
    observer?.onCompleted()
    #expect(log.text == "source.subscribe a.completed a.disposed b.completed b.disposed source.dispose")
  }

  @Test func disposalInsideOnNextTearsDownAtOnce() {
    let log = log
    var observer: AnyObserver<Int>?
    let subscription = SerialDisposable()
    subscription.disposable = logged(to: log) { observer = $0 }.map { $0 }.subscribe(
      onNext: {
        log.add("\($0)")
        subscription.dispose()
        log.add("after")
      }, onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
    observer?.onNext(1)
    observer?.onNext(2)
    observer?.onCompleted()
    #expect(log.text == "source.subscribe 1 source.dispose disposed after")
  }

  @Test func aSynchronousSourceCannotBeDisposedThroughItsResult() {
    let log = log
    var subscription: (any Disposable)?
    subscription = Observable.of(1, 2, 3).subscribe {
      log.add(word($0))
      subscription?.dispose()
    }
    #expect(log.text == "1 2 3 C")
  }

  @Test func takeStopsASynchronousSource() {
    #expect(heard(Observable.of(1, 2, 3).take(2)) == "1 2 C")
    #expect(heard(Observable<Int>.repeatElement(7).take(3)) == "7 7 7 C")
  }

  @Test func downstreamStopStopsTheRestOfASynchronousChain() {
    let log = log
    _ = Observable<Int>.create { observer in
      for number in 0..<5 { observer.onNext(number) }
      return Disposables.create()
    }
    .take(1).log("", to: log)
    #expect(log.text == "0 C")
    #expect(heard(Observable.just(1).concat(Observable.just(2)).take(1)) == "1 C")
    #expect(heard(Observable.concat((0..<9).lazy.map { Observable.just($0) }).take(2)) == "0 1 C")
  }

  @Test func onDisposedRunsOnce() {
    let log = log
    let subject = PublishSubject<Int>()
    let completed = subject.logAll(to: log)
    subject.onCompleted()
    completed.dispose()
    #expect(log.text == "completed disposed")
    let disposed = PublishSubject<Int>().logAll(to: log)
    disposed.dispose()
    disposed.dispose()
    #expect(log.text == "completed disposed disposed")
    Observable<Int>.error(TestError.first).logAll(to: log).dispose()
    #expect(log.text == "completed disposed disposed error disposed")
    Observable<Int>.just(1).logAll(to: log).dispose()
    Observable<Int>.empty().logAll(to: log).dispose()
    #expect(log.text == "completed disposed disposed error disposed 1 completed disposed completed disposed")
  }

  @Test func onDisposedMayDisposeAgain() {
    let log = log
    let subscription = SerialDisposable()
    subscription.disposable = Observable<Int>.never().subscribe(onDisposed: {
      log.add("disposed")
      subscription.dispose()
    })
    subscription.dispose()
    #expect(log.text == "disposed")
  }

  @Test func operatorsDisposeEachSourceOnce() {
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(230, 2), .error(240, TestError.first)])
    let result = scheduler.start { first.concat(second).catchAndReturn(9) }
    #expect(result.events == [.next(210, 1), .next(230, 2), .next(240, 9), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
  }

  @Test func anOperatorBetweenSubjectAndObserverHidesWhatIsInFlight() {
    let log = log
    let subject = PublishSubject<Int>()
    let second = SerialDisposable()
    _ = subject.subscribe(onNext: { _ in second.dispose() })
    second.disposable = subject.map { $0 }.log("", to: log)
    subject.onNext(1)
    #expect(log.text == "")
  }
}
