import RxSwift
import RxTest
import XCTest

@testable import CommunityShapes

extension TestScheduler {
  /// Records everything that a sequence sends.
  func record<O: ObservableConvertibleType>(_ source: O) -> TestableObserver<O.Element> {
    let observer = createObserver(O.Element.self)
    let disposable = source.asObservable().subscribe(observer)
    scheduleAt(clock + 100_000) { disposable.dispose() }
    return observer
  }
}

enum Flaw: Error, Equatable {
  case small, large
}

class ExtensionTests: XCTestCase {
  var scheduler: TestScheduler!

  override func setUp() {
    scheduler = TestScheduler(initialClock: 0)
  }

  func testOptionals() {
    let source = Observable<Int?>.of(1, nil, nil, 2)
    XCTAssertRecordedElements(Array(scheduler.record(source.filterNil()).events.dropLast()), [1, 2])
    XCTAssertRecordedElements(Array(scheduler.record(source.replaceNilWith(0)).events.dropLast()), [1, 0, 0, 2])
    XCTAssertEqual(scheduler.record(source.errorOnNil(Flaw.small)).events, [.next(0, 1), .error(0, Flaw.small)])
    XCTAssertEqual(
      scheduler.record(source.distinctUntilChanged()).events, [.next(0, 1), .next(0, nil), .next(0, 2), .completed(0)])
    XCTAssertEqual(
      scheduler.record(source.catchOnNil { .just(9) }).events,
      [.next(0, 1), .next(0, 9), .next(0, 9), .next(0, 2), .completed(0)])
    XCTAssertEqual(scheduler.record(Single<Int?>.just(nil).filterNil()).events, [.completed(0)])
    XCTAssertEqual(scheduler.record(Observable.of("", "a").filterEmpty()).events, [.next(0, "a"), .completed(0)])
  }

  func testFilters() {
    let source = scheduler.createHotObservable([
      .next(10, 1), .next(20, 1), .next(30, 2), .next(40, 1), .next(50, 3), .completed(60),
    ])
    let distinct = scheduler.record(source.distinct())
    let ignored = scheduler.record(source.ignore(1, 2))
    let pairs = scheduler.record(source.pairwise().map { [$0, $1] })
    let (even, odd) = source.partition { $0 % 2 == 0 }
    let (evens, odds) = (scheduler.record(even), scheduler.record(odd))
    let strings = scheduler.record(source.map { $0 == 2 ? "two" : $0 as Any }.ofType(String.self))
    let count = scheduler.record(source.count { $0 == 1 })
    scheduler.start()
    XCTAssertEqual(distinct.events, [.next(10, 1), .next(30, 2), .next(50, 3), .completed(60)])
    XCTAssertEqual(ignored.events, [.next(50, 3), .completed(60)])
    XCTAssertEqual(
      pairs.events, [.next(20, [1, 1]), .next(30, [1, 2]), .next(40, [2, 1]), .next(50, [1, 3]), .completed(60)])
    XCTAssertEqual(evens.events, [.next(30, 2), .completed(60)])
    XCTAssertEqual(odds.events.count, 5)
    XCTAssertEqual(strings.events, [.next(30, "two"), .completed(60)])
    XCTAssertEqual(count.events, [.next(60, 3), .completed(60)])
  }

  func testPauses() {
    let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2), .next(30, 3), .next(40, 4), .completed(60)])
    let pauser = scheduler.createHotObservable([.next(5, false), .next(25, true), .next(35, false), .next(50, true)])
    let paused = scheduler.record(source.pausable(pauser))
    let buffered = scheduler.record(source.pausableBuffered(pauser, limit: nil))
    let chunks = scheduler.record(source.bufferWithTrigger(pauser))
    scheduler.start()
    XCTAssertEqual(paused.events, [.next(30, 3), .completed(60)])
    XCTAssertEqual(buffered.events, [.next(25, 1), .next(25, 2), .next(30, 3), .next(50, 4), .completed(60)])
    XCTAssertEqual(
      chunks.events,
      [.next(5, []), .next(25, [1, 2]), .next(35, [3]), .next(50, [4]), .next(60, []), .completed(60)])
  }

  func testRetries() {
    let source = scheduler.createColdObservable([.next(1, "a"), .error(2, Flaw.large)])
    let retried = scheduler.record(source.retry(.delayed(maxCount: 3, time: 10), scheduler: scheduler))
    let refused = scheduler.record(source.retry(.immediate(maxCount: 3), scheduler: scheduler) { $0 as? Flaw == .small })
    let growing = scheduler.record(
      source.retryExponentially(maxAttempts: 2, of: Flaw.self, scheduler: scheduler).materialize().map { "\($0)" })
    let repeated = scheduler.record(Observable.just(7).repeatWithBehavior(.delayed(maxCount: 2, time: 5), scheduler: scheduler))
    scheduler.start()
    XCTAssertEqual(retried.events, [.next(1, "a"), .next(13, "a"), .next(25, "a"), .error(26, Flaw.large)])
    XCTAssertEqual(refused.events, [.next(1, "a"), .error(2, Flaw.large)])
    XCTAssertEqual(growing.events.last?.value, .completed)
    XCTAssertEqual(repeated.events, [.next(0, 7), .next(5, 7), .completed(5)])
  }

  func testCascadeAndOnce() {
    let first = scheduler.createHotObservable([.next(10, 1), .next(30, 3), .completed(50)])
    let second = scheduler.createHotObservable([.next(20, 2), .next(40, 4), .completed(60)])
    let cascade = scheduler.record(Observable.cascade([first.asObservable(), second.asObservable()]))
    scheduler.start()
    XCTAssertEqual(cascade.events, [.next(10, 1), .next(20, 2), .next(40, 4), .completed(60)])
    let once = Observable.once(1)
    XCTAssertEqual(scheduler.record(once).events.map(\.value), [.next(1), .completed])
    XCTAssertEqual(scheduler.record(once).events.map(\.value), [.completed])
    let doubled = Observable<Int>.fromAsync { (number: Int, done: @escaping (Int) -> Void) in done(number * 2) }
    XCTAssertEqual(scheduler.record(doubled(4)).events.map(\.value), [.next(8), .completed])
  }

  func testWeakSubscription() {
    final class Target {
      var received: [Int] = []
      func take(_ number: Int) { received.append(number) }
      func event(_ event: Event<Int>) { received.append(event.element ?? -1) }
    }
    let subject = PublishSubject<Int>()
    var target: Target? = Target()
    weak let gone = target
    let subscriptions = [
      subject.subscribeNext(weak: target!, Target.take), subject.subscribe(weak: target!, Target.event),
    ]
    subject.onNext(1)
    XCTAssertEqual(target?.received, [1, 1])
    target = nil
    XCTAssertNil(gone)
    subject.onNext(2)
    subscriptions.forEach { $0.dispose() }
  }
}
