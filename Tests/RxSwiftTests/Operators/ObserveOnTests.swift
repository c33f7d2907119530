import Foundation
import RxSwift
import RxTest
import Synchronization
import Testing

@Suite struct ObserveOnTests {
  @Test func eachEventHasItsOwnTick() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.of(1, 2, 3).observe(on: scheduler) }
    #expect(result.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
  }

  @Test func sourceIsDisposedAtItsOwnEnd() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.next(211, 1), .next(221, 2), .completed(231)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func errorWaitsItsTurn() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .error(210, TestError.first)])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.next(211, 1), .next(212, 2), .error(213, TestError.first)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func disposalDropsWhatWasNotDelivered() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(298, 1), .next(299, 2), .error(299, TestError.first)])
    let result = scheduler.start(disposed: 300) { source.observe(on: scheduler) }
    #expect(result.events == [.next(299, 1)])
    #expect(source.subscriptions == [Subscription(200, 299)])
  }

  @Test func currentThreadTakesTurns() {
    var events: [RxSwift.Event<Int>] = []
    let moved = Observable.of(1, 2).observe(on: CurrentThreadScheduler.instance)
    _ = Observable.merge(moved, Observable.of(10, 20)).subscribe { events.append($0) }
    #expect(events == [.next(10), .next(1), .next(20), .next(2), .completed])
    events = []
    _ = Observable.of(1, 2, 3).observe(on: CurrentThreadScheduler.instance).subscribe { events.append($0) }
    #expect(events == [.next(1), .next(2), .next(3), .completed])
  }

  @Test func nestedSendsAreDeliveredAfter() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = source.observe(on: scheduler)
      .do(onNext: { if $0 < 3 { source.onNext($0 + 1) } }, afterNext: { _ in observer.onNext(0) })
      .subscribe(observer)
    source.onNext(1)
    scheduler.start()
    #expect(observer.events == [.next(1, 1), .next(1, 0), .next(2, 2), .next(2, 0), .next(3, 3), .next(3, 0)])
  }

  @Test func serialQueueDeliversBurstInOnePiece() async {
    let queue = DispatchQueue(label: "burst")
    let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "hop")
    let source = PublishSubject<Int>()
    let log = Log<String>()
    queue.suspend()
    await withCheckedContinuation { continuation in
      _ = source.observe(on: scheduler).subscribe(
        onNext: { element in
          log.add("\(element)")
          if element == 1 { source.onNext(4) }
        }, onCompleted: { continuation.resume() })
      source.onNext(1)
      source.onNext(2)
      _ = scheduler.schedule(()) { _ in
        log.add("other work")
        source.onCompleted()
        return Disposables.create()
      }
      source.onNext(3)
      queue.resume()
    }
    #expect(log.entries == ["1", "2", "3", "other work", "4"])
  }

  @Test func serialQueueKeepsTheOrder() async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "order")
    let log = Log<Int>()
    await withCheckedContinuation { continuation in
      _ = Observable.range(start: 0, count: 100_000).observe(on: scheduler)
        .subscribe(onNext: log.add, onCompleted: { continuation.resume() })
    }
    #expect(log.entries == Array(0..<100_000))
  }

  @Test func undeliveredElementsAreReleasedAtDisposal() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Held>()
    let subscription = source.observe(on: scheduler).subscribe(onNext: { $0.use() })
    weak var last: Held?
    for _ in 0..<5000 {
      let element = Held()
      last = element
      source.onNext(element)
    }
    scheduler.advanceTo(10)
    #expect(last != nil)
    subscription.dispose()
    #expect(last == nil)
  }

  @Test func concurrentSchedulerKeepsOrderAndNeverOverlaps() async {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    let log = Log<Int>()
    let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    await withCheckedContinuation { continuation in
      _ = Observable.range(start: 0, count: 2000).observe(on: scheduler).subscribe(
        onNext: { element in
          if inside.add(1, ordering: .relaxed).oldValue != 0 { overlaps.add(1, ordering: .relaxed) }
          log.add(element)
          inside.subtract(1, ordering: .relaxed)
        }, onCompleted: { continuation.resume() })
    }
    #expect(log.entries == Array(0..<2000))
    #expect(overlaps.load(ordering: .relaxed) == 0)
  }

  @Test @MainActor func mainSchedulerDeliversAtOnceOnMain() {
    var events: [RxSwift.Event<Int>] = []
    let source = PublishSubject<Int>()
    let subscription = source.observe(on: MainScheduler.instance).subscribe { events.append($0) }
    source.onNext(1)
    #expect(events == [.next(1)])
    source.onCompleted()
    #expect(events == [.next(1), .completed])
    subscription.dispose()
  }

  @Test @MainActor func mainSchedulerDeliversNestedSendsAfter() {
    var log: [String] = []
    let source = PublishSubject<Int>()
    let subscription = source.observe(on: MainScheduler()).subscribe(
      onNext: { element in
        log.append("begin \(element)")
        if element == 1 { source.onNext(2) }
        log.append("end \(element)")
      })
    source.onNext(1)
    #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
    subscription.dispose()
  }

  @Test func schedulerThatRunsAtOnceDoesNotDeepenTheStack() {
    let source = PublishSubject<Int>()
    var last = 0
    _ = source.observe(on: InlineScheduler()).subscribe(
      onNext: { element in
        last = element
        if element < 100_000 { source.onNext(element + 1) }
      })
    source.onNext(1)
    #expect(last == 100_000)
  }

  #if TRACE_RESOURCES
    /// In a process of its own, where nothing else counts.
    @Test func sequencesOnSerialQueuesAreCounted() async {
      await #expect(processExitsWith: .success) {
        let serial = SerialDispatchQueueScheduler(internalSerialQueueName: "counted")
        var moved: Observable<Int>? = Observable.just(1).observe(on: serial)
        precondition(Resources.numberOfSerialDispatchQueueObservables == 1)
        var onMain: Observable<Int>? = moved?.observe(on: MainScheduler.instance)
        precondition(Resources.numberOfSerialDispatchQueueObservables == 2)
        let concurrent = Observable.just(1).observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
        precondition(Resources.numberOfSerialDispatchQueueObservables == 2)
        (moved, onMain) = (nil, nil)
        withExtendedLifetime((concurrent, moved, onMain)) {}
        precondition(Resources.numberOfSerialDispatchQueueObservables == 0)
      }
    }
  #endif
}
