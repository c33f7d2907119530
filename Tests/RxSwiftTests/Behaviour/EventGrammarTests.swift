import RxRelay
import RxSwift
import RxTest
import Testing

/// `next* (completed | error)?`, and who sees to it.
@Suite struct EventGrammarTests {
  private let log = Log<String>()

  /// Hands out its observers, and guards nothing.
  private final class Careless: ObservableType {
    typealias Element = Int
    var send: (Event<Int>) -> Void = { _ in }
    var subscriptions = 0

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      subscriptions += 1
      send = observer.on
      return Disposables.create()
    }
  }

  static let stops: [(Event<Int>, String)] = [(.completed, "1 C"), (.error(TestError.first), "1 E")]

  @Test(arguments: stops) func nothingFollowsAStopEventOfCreate(stop: Event<Int>, text: String) {
    let source = Observable<Int>.create { observer in
      for event in [.next(1), stop, .next(2), .completed, .error(TestError.second)] { observer.on(event) }
      return Disposables.create()
    }
    #expect(heard(source) == text)
  }

  @Test(arguments: stops) func aRawObserverOfCreateIsGuardedToo(stop: Event<Int>, text: String) {
    let log = log
    var observer: AnyObserver<Int>?
    let source = Observable<Int>.create {
      observer = $0
      return Disposables.create()
    }
    let subscription = source.subscribe(AnyObserver { log.add(word($0)) })
    for event in [.next(1), stop, .next(2), stop] { observer?.on(event) }
    #expect(log.text == text)
    subscription.dispose()
  }

  @Test func theObserverOfCreateIsInertAfterDisposal() {
    let log = log
    var observer: AnyObserver<Int>?
    let subscription = Observable<Int>.create {
      observer = $0
      return Disposables.create()
    }
    .subscribe { log.add(word($0)) }
    observer?.onNext(1)
    subscription.dispose()
    observer?.onNext(2)
    observer?.onCompleted()
    #expect(log.text == "1")
  }

  @Test func aStopInsideANestedNextWins() {
    let log = log
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      observer.onNext(3)
      return Disposables.create()
    }
    var observer: AnyObserver<Int>?
    let relaying = Observable<Int>.create {
      observer = $0
      return source.subscribe($0)
    }
    _ = relaying.subscribe {
      log.add(word($0))
      if $0.element == 1 { observer?.onCompleted() }
    }
    #expect(log.text == "1 C")
  }

  @Test func eachSubscriptionOfCreateIsGuardedOnItsOwn() {
    let log = log
    var observers: [AnyObserver<Int>] = []
    let source = Observable<Int>.create {
      observers.append($0)
      return Disposables.create()
    }
    _ = source.log("a", to: log)
    _ = source.log("b", to: log)
    observers[0].onCompleted()
    observers[0].onNext(1)
    observers[1].onNext(2)
    #expect(log.text == "aC b2")
  }

  @Test func anObserverMadeOfAClosureIsNotGuarded() {
    let log = log
    let observer = AnyObserver<Int> { log.add(word($0)) }
    for event in [.next(1), .completed, .next(2), .error(TestError.first), Event.completed] { observer.on(event) }
    #expect(log.text == "1 C 2 E C")
  }

  @Test func aCarelessTypeIsGuardedOnlyByTheClosureFormsAndOperators() {
    let log = log
    let source = Careless()
    let send = { for event in [.next(1), .completed, .next(2), Event<Int>.completed] { source.send(event) } }
    _ = source.subscribe(AnyObserver { log.add("raw" + word($0)) })
    send()
    _ = source.subscribe { log.add("closure" + word($0)) }
    send()
    _ = source.subscribe(onNext: { log.add("kind\($0)") }, onCompleted: { log.add("kindC") })
    send()
    _ = source.map { $0 }.subscribe(AnyObserver { log.add("map" + word($0)) })
    send()
    #expect(log.text == "raw1 rawC raw2 rawC closure1 closureC kind1 kindC map1 mapC")
  }

  @Test func aCarelessTypeIsTrampolinedByTheClosureFormOnly() {
    struct Asking: ObservableType {
      typealias Element = Int
      let log: Log<String>
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        log.add("\(CurrentThreadScheduler.isScheduleRequired)")
        return Disposables.create()
      }
    }
    _ = Asking(log: log).subscribe(AnyObserver { _ in })
    _ = Asking(log: log).subscribe { _ in }
    _ = Asking(log: log).subscribe(onNext: { _ in })
    #expect(log.text == "true false false")
  }

  @Test func aCarelessTypeIsWrappedAnewEachTime() {
    let source = Careless()
    let first: Observable<Int> = source.asObservable()
    let second: Observable<Int> = source.asObservable()
    #expect(first !== second)
    #expect(source.subscriptions == 0)
    _ = first.subscribe()
    #expect(source.subscriptions == 1)
  }

  @Test func anObservableIsItsOwnObservable() {
    let observable = Observable.of(1)
    #expect(observable.asObservable() === observable)
    let publish = PublishSubject<Int>()
    #expect(publish.asObservable() === publish)
    let behavior = BehaviorSubject(value: 1)
    #expect(behavior.asObservable() === behavior)
    let replay = ReplaySubject<Int>.createUnbounded()
    #expect(replay.asObservable() === replay)
    let last = AsyncSubject<Int>()
    #expect(last.asObservable() === last)
    let connectable = observable.publish()
    #expect(connectable.asObservable() === connectable)
  }

  @Test(arguments: stops) func subjectsAreGuardedForAll(stop: Event<Int>, text: String) {
    let log = log
    let subject = PublishSubject<Int>()
    _ = subject.subscribe(AnyObserver { log.add(word($0)) })
    for event in [.next(1), stop, .next(2), .completed] { subject.on(event) }
    #expect(log.text == text)
  }

  @Test(arguments: [false, true]) func testableSequencesSendWhatWasRecorded(isHot: Bool) {
    let scheduler = TestScheduler(initialClock: 0)
    let events: [Recorded<Event<Int>>] = [.next(10, 1), .completed(20), .next(30, 2), .error(40, TestError.first)]
    let source = isHot ? scheduler.createHotObservable(events) : scheduler.createColdObservable(events)
    let raw = scheduler.createObserver(Int.self)
    let guarded = scheduler.createObserver(Int.self)
    _ = source.subscribe(raw)
    _ = source.asObservable().subscribe(guarded)
    scheduler.start()
    #expect(raw.events == events)
    #expect(guarded.events == [.next(10, 1), .completed(20)])
    #expect(source.subscriptions == [Subscription(0), Subscription(0, 20)])
  }

  @Test func operatorsAreGuarded() {
    typealias Operator = (String, (Observable<Int>) -> Observable<Int>)
    let operators: [Operator] = [
      ("map", { $0.map { $0 } }), ("filter", { $0.filter { _ in true } }), ("flatMap", { $0.flatMap { Observable.just($0) } }),
      ("flatMapLatest", { $0.flatMapLatest { Observable.just($0) } }), ("scan", { $0.scan(0) { $1 } }),
      ("merge", { Observable.merge($0, .never()) }), ("startWith", { $0.startWith(0) }),
      ("do", { $0.do(onNext: { _ in }) }), ("share", { $0.share() }), ("catch", { $0.catch { _ in .never() } }),
      ("concat", { $0.concat(Observable.empty()) }), ("distinctUntilChanged", { $0.distinctUntilChanged() }),
      ("debug", { $0.debug(DebugLog("", trimsEvents: false) { _ in }) }), ("take", { $0.take(9) }),
      ("combineLatest", { Observable.combineLatest($0, Observable.just(0)) { a, _ in a } }),
    ]
    for (name, apply) in operators {
      let log = Log<String>()
      let source = Careless()
      _ = apply(source.asObservable()).subscribe(AnyObserver { log.add(word($0)) })
      for event in [.next(1), .completed, .next(2), Event<Int>.completed] { source.send(event) }
      #expect(log.entries.filter { $0 == "2" }.isEmpty, "\(name): \(log.text)")
      #expect(log.entries.filter { $0 == "C" }.count <= 1, "\(name): \(log.text)")
    }
  }
}
