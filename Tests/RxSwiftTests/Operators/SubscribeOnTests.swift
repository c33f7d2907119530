import Foundation
import RxSwift
import RxTest
import Testing

@Suite struct SubscribeOnTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func subscribesAndDisposesOnTheScheduler() {
    let source = scheduler.createHotObservable([.next(201, 1), .next(210, 2), .completed(300)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 2), .completed(300)])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }

  @Test func errorEndsTheSourceOneTickLater() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1), .error(220, TestError.first)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test func disposalComesOneTickLater() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(1000, 2), .next(1001, 3)])
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events == [.next(210, 1), .next(1000, 2)])
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test func disposalBeforeTheTickMeansNoSubscription() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let result = scheduler.start(disposed: 200) { source.subscribe(on: scheduler) }
    #expect(result.events.isEmpty)
    #expect(source.subscriptions.isEmpty)
  }

  @Test func synchronousSourceSendsInOneTick() {
    let result = scheduler.start { Observable.of(1, 2).subscribe(on: scheduler) }
    #expect(result.events == [.next(201, 1), .next(201, 2), .completed(201)])
  }

  @Test func currentThreadTakesTurns() {
    var events: [RxSwift.Event<Int>] = []
    let moved = Observable.of(1, 2).subscribe(on: CurrentThreadScheduler.instance)
    _ = Observable.merge(moved, Observable.of(10, 20)).subscribe { events.append($0) }
    #expect(events == [.next(10), .next(1), .next(20), .next(2), .completed])
    events = []
    _ = Observable.of(1, 2, 3).subscribe(on: CurrentThreadScheduler.instance).subscribe { events.append($0) }
    #expect(events == [.next(1), .next(2), .next(3), .completed])
  }

  @Test func subscriptionAndDisposalRunOnTheQueue() async {
    let key = DispatchSpecificKey<String>()
    let scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: "remote", serialQueueConfiguration: { $0.setSpecific(key: key, value: "remote") })
    let log = Log<String?>()
    await withCheckedContinuation { continuation in
      _ = Observable<Int>.create { observer in
        log.add(DispatchQueue.getSpecific(key: key))
        observer.onNext(1)
        return Disposables.create {
          log.add(DispatchQueue.getSpecific(key: key))
          continuation.resume()
        }
      }
      .subscribe(on: scheduler).take(1).subscribe()
    }
    #expect(log.entries == ["remote", "remote"])
  }

  @Test func endlessSequenceOnASerialQueueCanBeStopped() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "endless")
    let log = Log<Int>()
    await withCheckedContinuation { continuation in
      _ = Observable.repeatElement(1).subscribe(on: scheduler).take(3).subscribe(
        onNext: log.add, onCompleted: { continuation.resume() })
    }
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) { _ in
        continuation.resume()
        return Disposables.create()
      }
    }
    #expect(log.entries == [1, 1, 1])
  }

  @Test func subscriptionsAreIndependent() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let subject = source.subscribe(on: scheduler)
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    scheduler.scheduleAt(200) { _ = subject.subscribe(first) }
    scheduler.scheduleAt(215) { _ = subject.subscribe(second) }
    scheduler.start()
    #expect(first.events == [.next(211, 1), .completed(221)])
    #expect(second.events == [.next(226, 1), .completed(236)])
    #expect(source.subscriptions == [Subscription(201, 222), Subscription(216, 237)])
  }

  @Test(arguments: [true, false]) func nothingIsHeldWhenItIsOver(ends: Bool) {
    weak var held: Held?
    let source = PublishSubject<Int>()
    let subscription: any RxSwift.Disposable
    do {
      let object = Held()
      held = object
      subscription = source.do(onNext: { [object] _ in object.use() }).subscribe(on: scheduler)
        .subscribe(onNext: { [object] _ in object.use() })
    }
    scheduler.start()
    source.onNext(1)
    if ends { source.onCompleted() } else { subscription.dispose() }
    scheduler.start()
    #expect(held == nil)
    #expect(!source.hasObservers)
  }
}
