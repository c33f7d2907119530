import RxRelay
import RxSwift
import RxTest
import Testing

/// What happens at the same virtual time, and in which order.
@Suite struct VirtualTimeOrderTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let log = Log<String>()

  private func at(_ time: Int, _ name: String) {
    scheduler.scheduleAt(time) { [log, scheduler] in log.add("\(name)@\(scheduler.clock)") }
  }

  @Test func hotEventsComeBeforeSubscriptionAndBeforeDisposal() {
    let source = scheduler.createHotObservable([
      .next(100, 1), .next(200, 2), .next(201, 3), .next(999, 4), .next(1000, 5), .next(1001, 6),
    ])
    let result = scheduler.start { source }
    #expect(result.events == [.next(201, 3), .next(999, 4), .next(1000, 5)])
    #expect(source.subscriptions == [Subscription(200, 1000)])
    #expect(scheduler.clock == 1001)
  }

  @Test func hotEventsMadeWhenTheSequenceIsCreatedComeAfterSubscription() {
    var source: TestableObservable<Int>?
    let result: TestableObserver<Int> = scheduler.start { [scheduler] in
      source = scheduler.createHotObservable([.next(200, 1), .next(1000, 2)])
      return source!
    }
    #expect(result.events == [.next(200, 1)])
    #expect(source?.subscriptions == [Subscription(200, 1000)])
  }

  @Test func coldEventAtTheTimeOfDisposalIsLost() {
    let source = scheduler.createColdObservable([.next(9, 1), .next(10, 2), .completed(20)])
    let result = scheduler.start(disposed: 210) { source }
    #expect(result.events == [.next(209, 1)])
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(scheduler.clock == 220)
  }

  @Test func ownActionsRunBeforeThoseOfStart() {
    let log = log
    at(100, "mine")
    at(200, "mine")
    at(1000, "mine")
    let source = Observable<Int>.create { [scheduler] _ in
      log.add("subscribed@\(scheduler.clock)")
      return Disposables.create { log.add("disposed@\(scheduler.clock)") }
    }
    _ = scheduler.start { [scheduler] in
      log.add("created@\(scheduler.clock)")
      return source
    }
    #expect(log.text == "mine@100 created@100 mine@200 subscribed@200 mine@1000 disposed@1000")
  }

  @Test func createdSubscribedDisposedAreFree() {
    let source = scheduler.createHotObservable([.next(5, 0), .next(15, 1), .next(25, 2), .next(35, 3)])
    var created: [Int] = []
    let result = scheduler.start(created: 5, subscribed: 10, disposed: 30) { [scheduler] in
      created.append(scheduler.clock)
      return source
    }
    #expect(created == [5])
    #expect(result.events == [.next(15, 1), .next(25, 2)])
    #expect(source.subscriptions == [Subscription(10, 30)])
    #expect(TestScheduler.Defaults.created == 100)
    #expect(TestScheduler.Defaults.subscribed == 200)
    #expect(TestScheduler.Defaults.disposed == 1000)
  }

  @Test func insideOfAnAction() {
    let (log, scheduler) = (log, scheduler)
    func soon(_ name: String, _ schedule: (@escaping (Int) -> any Disposable) -> any Disposable) {
      _ = schedule { _ in
        log.add("\(name)@\(scheduler.clock)")
        return Disposables.create()
      }
    }
    scheduler.scheduleAt(10) {
      soon("schedule") { scheduler.schedule(0, action: $0) }
      soon("negative") { scheduler.scheduleRelative(0, dueTime: .seconds(-7), action: $0) }
      soon("zero") { scheduler.scheduleRelative(0, dueTime: .seconds(0), action: $0) }
      soon("less than a half") { scheduler.scheduleRelative(0, dueTime: .milliseconds(400), action: $0) }
      soon("two") { scheduler.scheduleRelative(0, dueTime: .seconds(2), action: $0) }
      soon("virtual zero") { scheduler.scheduleRelativeVirtual(0, dueTime: 0, action: $0) }
      scheduler.scheduleAt(5) { log.add("past@\(scheduler.clock)") }
    }
    at(10, "second")
    at(11, "queued")
    scheduler.start()
    #expect(
      log.text == """
        past@10 second@10 virtual zero@10 queued@11 schedule@11 negative@11 zero@11 less than a half@11 two@12
        """)
  }

  @Test func stopLetsTheActionFinishAndStartGoesOn() {
    let (log, scheduler) = (log, scheduler)
    scheduler.scheduleAt(10) {
      scheduler.stop()
      log.add("finished")
    }
    at(10, "second")
    at(20, "third")
    scheduler.start()
    #expect(log.text == "finished")
    #expect(scheduler.clock == 10)
    scheduler.start()
    #expect(log.text == "finished second@10 third@20")
    #expect(scheduler.clock == 20)
  }

  @Test func hotEventsGoToThosePresent() {
    let log = log
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
    _ = source.subscribe(
      AnyObserver {
        log.add("a" + word($0))
        if $0.element == 1 { _ = source.subscribe(AnyObserver { log.add("b" + word($0)) }) }
      })
    scheduler.start()
    #expect(log.text == "a1 a2 b2")
  }

  @Test func testableObserverRecordsEverything() {
    let observer = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(10) { for event in [.next(1), .completed, Event<Int>.next(2)] { observer.on(event) } }
    scheduler.scheduleAt(20) { observer.onError(TestError.first) }
    scheduler.start()
    #expect(observer.events == [.next(10, 1), .completed(10), .next(10, 2), .error(20, TestError.first)])
  }

  @Test func startTakesEverythingThatConverts() {
    let subject = PublishSubject<Int>()
    scheduler.scheduleAt(300) { subject.onNext(1) }
    let result = scheduler.start { subject }
    #expect(result.events == [.next(300, 1)])
    func run<Output: ObservableConvertibleType>(_ output: Output) -> [Recorded<Event<Int>>] where Output.Element == Int {
      TestScheduler(initialClock: 0).start { output }.events
    }
    #expect(run(Single.just(1)) == [.next(200, 1), .completed(200)])
    #expect(run(Maybe<Int>.empty()) == [.completed(200)])
    #expect(run(Infallible.just(1)) == [.next(200, 1), .completed(200)])
    #expect(run(BehaviorRelay(value: 1)) == [.next(200, 1)])
    let completable: TestableObserver<Never> = TestScheduler(initialClock: 0).start { Completable.empty() }
    #expect(completable.events.map(\.time) == [200])
  }

  @Test func recordedHelpers() {
    let events: [Recorded<Event<Int>>] = Recorded.events(.next(1, 1), .completed(2))
    #expect(events == [Recorded(time: 1, value: .next(1)), Recorded(time: 2, value: .completed)])
    #expect(events == Recorded.events([.next(1, 1), .completed(2, Int.self)]))
    #expect(Recorded.error(3, TestError.first, Int.self) == .error(3, TestError.first))
    #expect(Recorded.error(3, TestError.first, Int.self) != .error(3, TestError.second))
    #expect(Set([Subscription(1), Subscription(1), Subscription(1, 2)]).count == 2)
  }

  @Test func theOneVirtualUnitIsTheResolution() {
    let fine = TestScheduler(initialClock: 0, resolution: 0.1)
    let result = fine.start { Observable<Int>.timer(.seconds(5), scheduler: fine) }
    #expect(result.events == [.next(250, 0), .completed(250)])
    #expect(fine.now.timeIntervalSince1970 == 100)
  }

  @Test func periodicWorkOnVirtualTime() {
    let result = scheduler.start(disposed: 230) { [scheduler] in
      Observable<Int>.interval(.seconds(10), scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 0), .next(220, 1)])
    let every = TestScheduler(initialClock: 0)
    #expect(
      every.start(disposed: 204) { Observable<Int>.interval(.seconds(0), scheduler: every) }.events == [
        .next(201, 0), .next(202, 1), .next(203, 2),
      ])
  }

  @Test func manyItemsOfEqualTimes() {
    var order: [Int] = []
    for number in 0..<20_000 { scheduler.scheduleAt(number % 7) { order.append(number) } }
    scheduler.start()
    #expect(order == (0..<7).flatMap { time in (0..<20_000).filter { $0 % 7 == time } })
  }

  @Test func historicalTimeIsNotAdjusted() {
    let log = log
    let scheduler = HistoricalScheduler()
    _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) {
      _ = scheduler.schedule(()) {
        log.add("now@\(scheduler.clock.timeIntervalSince1970)")
        return Disposables.create()
      }
      _ = scheduler.scheduleRelative((), dueTime: .seconds(-5)) {
        log.add("past@\(scheduler.clock.timeIntervalSince1970)")
        return Disposables.create()
      }
      return Disposables.create()
    }
    scheduler.start()
    #expect(log.text == "past@10.0 now@10.0")
  }
}
