import RxSwift
import RxTest
import Testing

@Suite struct PrimitiveSequenceTests {
  @Test func justOnAScheduler() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(scheduler.start { Single.just(1, scheduler: scheduler) }.events == [.next(201, 1), .completed(202)])
    let other = TestScheduler(initialClock: 0)
    #expect(other.start { Maybe.just(1, scheduler: other) }.events == [.next(201, 1), .completed(202)])
  }

  @Test func scheduling() {
    typealias Events = [Recorded<Event<Int>>]
    let cases: [((TestScheduler) -> Single<Int>, Events)] = [
      ({ Single.just(1).delay(.seconds(2), scheduler: $0) }, [.next(202, 1), .completed(203)]),
      ({ Single.just(1).delaySubscription(.seconds(2), scheduler: $0) }, [.next(202, 1), .completed(202)]),
      ({ Single.just(1).observe(on: $0) }, [.next(201, 1), .completed(202)]),
      ({ Single.just(1).subscribe(on: $0) }, [.next(201, 1), .completed(201)]),
      ({ Single<Int>.never().timeout(.seconds(5), scheduler: $0) }, [.error(205, RxError.timeout)]),
      ({ Single<Int>.never().timeout(.seconds(5), other: .just(7), scheduler: $0) }, [.next(205, 7), .completed(205)]),
      ({ Single<Int>.timer(.seconds(5), scheduler: $0) }, [.next(205, 0), .completed(205)]),
    ]
    for (make, expected) in cases {
      let scheduler = TestScheduler(initialClock: 0)
      #expect(scheduler.start { make(scheduler) }.events == expected)
    }
  }

  @Test func asSingleWaitsForCompletion() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .completed(250)])
    let single = scheduler.start { source.asSingle() }
    #expect(single.events == [.next(250, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func aSecondElementFailsAtOnce() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .next(220, 3), .completed(250)])
    let single = scheduler.createObserver(Int.self)
    let maybe = scheduler.start {
      _ = source.asSingle().asObservable().subscribe(single)
      return source.asMaybe()
    }
    #expect(maybe.events == [.error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions.allSatisfy { $0.unsubscribe == 220 })
    #expect(single.events == [.error(220, RxError.moreThanOneElement)])
  }

  @Test func noElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.completed(250, Int.self)])
    let single = scheduler.start { source.asSingle() }
    #expect(single.events == [.error(250, RxError.noElements)])
    let other = TestScheduler(initialClock: 0)
    let empty = other.createHotObservable([.completed(250, Int.self)])
    #expect(other.start { empty.asMaybe() }.events == [.completed(250)])
  }

  @Test func errorDropsTheElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .error(250, TestError.first)])
    #expect(scheduler.start { source.asSingle() }.events == [.error(250, TestError.first)])
  }

  @Test func catchAndRetry() {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = scheduler.createColdObservable([.error(10, TestError.first, Int.self)])
    let result = scheduler.start {
      cold.asSingle().retry(2).catch { _ in .just(7) }
    }
    #expect(result.events == [.next(220, 7), .completed(220)])
    #expect(cold.subscriptions == [Subscription(200, 210), Subscription(210, 220)])
  }

  @Test func retryWhen() {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = scheduler.createColdObservable([.error(10, TestError.first, Int.self)])
    let result = scheduler.start {
      cold.asMaybe().retry { (errors: Observable<TestError>) in errors.take(1).map { _ in () } }
    }
    #expect(cold.subscriptions.first == Subscription(200, 210))
    #expect(result.events.count == 1)
  }

  @Test func deferredAndUsing() {
    var resources: [CountingDisposable] = []
    var outcomes: [String] = []
    let single = Single<Int>.deferred {
      .using(
        {
          resources.append(CountingDisposable())
          return resources.last!
        }, primitiveSequenceFactory: { _ in .just(resources.count) })
    }
    _ = single.subscribe { outcomes.append("\($0)") }
    _ = single.subscribe { outcomes.append("\($0)") }
    #expect(outcomes == ["success(1)", "success(2)"])
    #expect(resources.map(\.count) == [1, 1])
  }

  @Test func isSendable() {
    func check(_ value: some Sendable) {}
    check(Single.just(1))
    check(Completable.empty())
    check(MaybeEvent.success(1))
  }
}
