import RxRelay
import RxSwift
import RxTest
import Testing

/// What runs inside of the thread's queue, and what doesn't.
@Suite struct TrampolineTests {
  private let log = Log<String>()

  @Test func nestedSubscriptionInsideOfASequence() {
    let log = log
    _ = Observable.of(1, 2).subscribe(onNext: {
      log.add("a\($0)")
      if $0 == 1 { _ = Observable.of(7, 8).subscribe(onNext: { log.add("b\($0)") }) }
    })
    #expect(log.text == "a1 b7 a2 b8")
  }

  @Test func nestedJustInsideOfASequence() {
    let log = log
    _ = Observable.of(1, 2).subscribe(onNext: {
      log.add("a\($0)")
      if $0 == 1 { _ = Observable.just(7).subscribe(onNext: { log.add("b\($0)") }) }
    })
    #expect(log.text == "a1 b7 a2")
  }

  @Test func twoSubscriptionsInsideOfAnAction() {
    let log = log
    _ = CurrentThreadScheduler.instance.schedule(()) {
      _ = Observable.of(1, 2).subscribe(onNext: { log.add("a\($0)") })
      _ = Observable.of(3, 4).subscribe(onNext: { log.add("b\($0)") })
      log.add("subscribed")
      return Disposables.create()
    }
    #expect(log.text == "subscribed a1 b3 a2 b4")
  }

  @Test func sequenceInsideOfCreate() {
    let source = Observable<Int>.create { observer in
      observer.onNext(0)
      let subscription = Observable.of(1, 2).subscribe(observer)
      observer.onNext(99)
      return subscription
    }
    #expect(heard(source) == "0 99 1 2 C")
  }

  @Test func aSubjectsElementsComeOutsideOfIt() {
    let log = log
    let subject = PublishSubject<Int>()
    _ = subject.map { $0 }.subscribe(onNext: {
      log.add("\(CurrentThreadScheduler.isScheduleRequired)")
      _ = Observable.of(7, 8).subscribe(onNext: { log.add("b\($0)") })
      log.add("a\($0)")
    })
    subject.onNext(1)
    #expect(log.text == "true b7 b8 a1")
  }

  @Test func whatStartsOnTheSpot() {
    let scheduler = TestScheduler(initialClock: 0)
    let grouped = PublishSubject<Int>()
    var group: Observable<Int>?
    let grouping = grouped.groupBy { $0 }.subscribe(onNext: { group = $0.asObservable() })
    grouped.onNext(1)
    let error = Observable<Int>.error(TestError.first)
    let replay = ReplaySubject<Int>.createUnbounded()
    replay.onNext(1)
    let relay = ReplayRelay<Int>.create(bufferSize: 1)
    relay.accept(1)
    let last = AsyncSubject<Int>()
    last.onNext(1)
    last.onCompleted()
    let ended = PublishSubject<Int>()
    ended.onCompleted()
    let connectable = Observable.just(1).replayAll()
    connectable.connect().dispose()
    let dead = Observable.just(1).multicast(replay)
    let cases: [(String, Observable<Int>)] = [
      ("just", .just(1)), ("empty", .empty()), ("error", error), ("from(optional:)", .from(optional: 1)),
      ("behavior subject", BehaviorSubject(value: 1)), ("replay subject", replay), ("async subject", last),
      ("publish subject", ended), ("behavior relay", BehaviorRelay(value: 1).asObservable()),
      ("replay relay", relay.asObservable()), ("connectable", dead),
      ("share", Observable<Int>.empty().share()), ("share(replay: 1)", Observable.just(1).share(replay: 1)),
    ]
    for (name, source) in cases {
      var required: [Bool] = []
      _ = source.subscribe { _ in required.append(CurrentThreadScheduler.isScheduleRequired) }
      #expect(required.first == true, "\(name)")
    }
    let cold = scheduler.createColdObservable([.next(1, 1)])
    var required: [Bool] = []
    _ = cold.subscribe(AnyObserver { _ in required.append(CurrentThreadScheduler.isScheduleRequired) })
    scheduler.start()
    #expect(required == [true])
    var isRequired: Bool?
    _ = group?.do(onSubscribe: {}).subscribe()
    _ = group?.subscribe(onNext: { _ in isRequired = CurrentThreadScheduler.isScheduleRequired })
    grouped.onNext(1)
    #expect(isRequired == true)
    grouping.dispose()
  }

  @Test func whatStartsInsideOfIt() {
    let just = Observable.just(1)
    let cases: [(String, Observable<Int>)] = [
      ("map", just.map { $0 }),
      (
        "create",
        .create {
          $0.onNext(1); return Disposables.create()
        }
      ), ("of", .of(1)),
      ("deferred", .deferred { just }), ("merge", .merge(just, just)), ("flatMap", just.flatMap { Observable.just($0) }),
      ("share(replay: 2)", just.share(replay: 2)), ("share forever 0", just.share(replay: 0, scope: .forever)),
      ("share forever 1", just.share(replay: 1, scope: .forever)), ("refCount", just.replay(1).refCount()),
      ("startWith", just.startWith(1)), ("asSingle", just.asSingle().asObservable()),
      ("just on a scheduler", .just(1, scheduler: CurrentThreadScheduler.instance)),
      ("mapped subject", BehaviorSubject(value: 1).map { $0 }), ("debug", just.debug(DebugLog("", trimsEvents: false) { _ in })),
    ]
    for (name, source) in cases {
      var required: [Bool] = []
      _ = source.subscribe { _ in required.append(CurrentThreadScheduler.isScheduleRequired) }
      #expect(required.first == false, "\(name)")
    }
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test func connectStartsOnTheSpot() {
    let log = log
    let connectable = Observable<Int>.create { _ in
      log.add("\(CurrentThreadScheduler.isScheduleRequired)")
      return Disposables.create()
    }
    .publish()
    _ = connectable.subscribe()
    log.add("subscribed")
    _ = connectable.connect()
    #expect(log.text == "subscribed false")
  }

  @Test func windowsStartInsideOfIt() {
    let scheduler = TestScheduler(initialClock: 0)
    var required: [Bool] = []
    _ = Observable.of(1).window(timeSpan: .seconds(100), count: 9, scheduler: scheduler).subscribe(onNext: { window in
      _ = window.startWith(0).subscribe(onNext: { _ in required.append(CurrentThreadScheduler.isScheduleRequired) })
    })
    #expect(required == [false, false])
  }

  @Test func subscribeReturnsWhenTheQueueIsDrained() {
    let log = log
    _ = Observable.of(1, 2).log("", to: log)
    log.add("returned")
    #expect(log.text == "1 2 C returned")
  }

  @Test func completionIsAStepOfItsOwn() {
    let log = log
    _ = CurrentThreadScheduler.instance.schedule(()) {
      _ = Observable.of(1).log("a", to: log)
      _ = Observable.of(1).log("b", to: log)
      return Disposables.create()
    }
    #expect(log.text == "a1 b1 aC bC")
  }

  @Test func iteratorsArePulledLazily() {
    var pulls = 0
    let endless = AnySequence {
      AnyIterator {
        pulls += 1
        return pulls
      }
    }
    #expect(heard(Observable.from(endless).take(3)) == "1 2 3 C")
    #expect(pulls == 3)
    var iterations = 0
    let generated = Observable.generate(initialState: 0, condition: { _ in true }) { state -> Int in
      iterations += 1
      return state + 1
    }
    #expect(heard(generated.take(4)) == "0 1 2 3 C")
    #expect(iterations == 3)
  }

  @Test func scheduledActionsGoBehindWhatIsQueued() {
    let log = log
    let scheduler = CurrentThreadScheduler.instance
    func action(_ name: String, _ nested: @escaping () -> Void = {}) {
      _ = scheduler.schedule(()) {
        log.add(name)
        nested()
        log.add("\(name)'")
        return Disposables.create()
      }
    }
    action("1") {
      action("2") { action("4") }
      action("3") { action("5") }
    }
    #expect(log.text == "1 1' 2 2' 3 3' 4 4' 5 5'")
  }

  @Test func disposedActionsAreSkipped() {
    let log = log
    let scheduler = CurrentThreadScheduler.instance
    _ = scheduler.schedule(()) {
      let second = scheduler.schedule(()) {
        log.add("skipped")
        return Disposables.create()
      }
      _ = scheduler.schedule(()) {
        log.add("kept")
        return Disposables.create()
      }
      second.dispose()
      return Disposables.create()
    }
    #expect(log.text == "kept")
  }

  @Test func recursionStaysFlat() {
    var count = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(0) { state, recurse in
      count += 1
      if state < 100_000 { recurse(state + 1) }
    }
    #expect(count == 100_001)
  }
}
