import RxSwift
import RxTest
import Testing

@Suite struct GroupByTests {
  private static func source(_ scheduler: TestScheduler) -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(210, 1), .next(220, 12), .next(230, 3), .next(240, 14), .next(250, 5), .completed(300),
    ])
  }

  @Test func sendsAGroupForEachKey() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.groupBy { $0 / 10 }.map(\.key) }
    #expect(result.events == [.next(210, 0), .next(220, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func groupsGetTheirElementsFromTheFirstOn() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start {
      source.groupBy { $0 / 10 }.flatMap { group in group.map { "\(group.key): \($0)" } }
    }
    #expect(
      result.events == [
        .next(210, "0: 1"), .next(220, "1: 12"), .next(230, "0: 3"), .next(240, "1: 14"), .next(250, "0: 5"),
        .completed(300),
      ])
  }

  @Test func lateSubscribersMissElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    var groups: [GroupedObservable<Int, Int>] = []
    let observer = scheduler.createObserver(Int.self)
    _ = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = source.groupBy { $0 / 10 }.subscribe(onNext: { groups.append($0) }) }
    scheduler.scheduleAt(235) { _ = groups[0].subscribe(observer) }
    scheduler.start()
    #expect(observer.events == [.next(250, 5), .completed(300)])
  }

  @Test func groupsEndBeforeTheSequence() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    _ = source.groupBy { $0 }.subscribe(
      onNext: { group in _ = group.subscribe(onCompleted: { log.add("group") }) }, onCompleted: { log.add("sequence") })
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    #expect(log.entries == ["group", "group", "sequence"])
  }

  @Test func errorsOfTheKeyReachAllGroupsFirst() {
    let source = PublishSubject<Int>()
    let log = Log<String>()
    _ = source.groupBy { key in
      if key == 3 { throw TestError.first }
      return key
    }
    .subscribe(
      onNext: { group in _ = group.subscribe(onError: { log.add("group \(group.key): \($0)") }) },
      onError: { log.add("sequence: \($0)") })
    source.onNext(1)
    source.onNext(3)
    #expect(log.entries == ["group 1: first", "sequence: first"])
    #expect(!source.hasObservers)
  }

  @Test func sourceRunsForAsLongAsAGroupIsSubscribed() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let observer = scheduler.createObserver(Int.self)
    let outer = SerialDisposable()
    let inner = SerialDisposable()
    scheduler.scheduleAt(200) {
      outer.disposable = source.groupBy { $0 / 10 }.subscribe(onNext: { group in
        if group.key == 0 { inner.disposable = group.subscribe(observer) }
      })
    }
    scheduler.scheduleAt(225) { outer.dispose() }
    scheduler.scheduleAt(245) { inner.dispose() }
    scheduler.start()
    #expect(observer.events == [.next(210, 1), .next(230, 3)])
    #expect(source.subscriptions == [Subscription(200, 245)])
  }

  @Test func groupsThatNobodySubscribedDoNotKeepTheSource() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let outer = SerialDisposable()
    var groups: [GroupedObservable<Int, Int>] = []
    scheduler.scheduleAt(200) { outer.disposable = source.groupBy { $0 / 10 }.subscribe(onNext: { groups.append($0) }) }
    scheduler.scheduleAt(235) { outer.dispose() }
    scheduler.start()
    #expect(groups.count == 2)
    #expect(source.subscriptions == [Subscription(200, 235)])
  }

  @Test func groupOutlivesTake() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.groupBy { $0 / 10 }.take(1).flatMap { $0 } }
    #expect(result.events == [.next(210, 1), .next(230, 3), .next(250, 5), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test(arguments: [nil, TestError.first]) func lateGroupSubscribersGetTheStopEvent(error: TestError?) {
    let source = PublishSubject<Int>()
    var group: GroupedObservable<Int, Int>?
    var events: [Event<Int>] = []
    _ = source.groupBy { $0 }.subscribe { group = $0.element ?? group }
    source.onNext(1)
    if let error { source.onError(error) } else { source.onCompleted() }
    _ = group?.subscribe { events.append($0) }
    #expect(events == [error.map { .error($0) } ?? .completed])
  }

  @Test func groupIsSilentAfterEverythingWasDisposed() {
    let source = PublishSubject<Int>()
    var group: GroupedObservable<Int, Int>?
    var events: [Event<Int>] = []
    let outer = source.groupBy { $0 }.subscribe(onNext: { group = $0 })
    source.onNext(1)
    outer.dispose()
    let late = group?.subscribe { events.append($0) }
    source.onNext(1)
    source.onCompleted()
    #expect(events.isEmpty)
    late?.dispose()
  }

  @Test func noNewGroupsAfterTheSequenceWasDisposed() {
    let source = PublishSubject<Int>()
    var keys: [Int] = []
    var elements: [Int] = []
    let outer = source.groupBy { $0 }.subscribe(onNext: { group in
      keys.append(group.key)
      _ = group.subscribe(onNext: { elements.append($0) })
    })
    source.onNext(1)
    outer.dispose()
    source.onNext(2)
    source.onNext(1)
    #expect(keys == [1])
    #expect(elements == [1, 1])
  }

  @Test func groupsAreReleasedWithASourceThatIsGone() {
    weak var held: Held?
    var source: PublishSubject<Int>? = PublishSubject()
    let subscription: any Disposable
    do {
      let object = Held()
      held = object
      subscription = source!.groupBy { $0 }.flatMap { $0 }.subscribe(onNext: { _ in object.use() })
    }
    source?.onNext(1)
    #expect(held != nil)
    source = nil
    #expect(held == nil)
    subscription.dispose()
  }
}
