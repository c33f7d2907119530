import RxSwift
import RxTest
import XCTest

@testable import CommunityShapes

class TypeTests: XCTestCase {
  func testManualScheduler() {
    let scheduler = ManualScheduler()
    var log: [String] = []
    let subscriptions = CompositeDisposable(
      Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: { log.append("tick \($0)") }),
      Observable.just("a").delay(.milliseconds(1500), scheduler: scheduler).subscribe(onNext: { log.append($0) }),
      Observable.of(1, 2, scheduler: scheduler).observe(on: scheduler).subscribe(onCompleted: { log.append("done") }))
    scheduler.advance(by: 0.5)
    scheduler.advance(by: 1.5)
    subscriptions.dispose()
    scheduler.advance(by: 10)
    XCTAssertEqual(log, ["done", "tick 0", "a", "tick 1"])
  }

  func testThreadScheduler() {
    var waiting: [() -> Void] = []
    var isCurrent = false
    let scheduler = ThreadScheduler(isCurrent: { isCurrent }, perform: { waiting.append($0) })
    var received: [Int] = []
    let subscription = Observable.of(1, 2).observe(on: scheduler).subscribe(onNext: { received.append($0) })
    XCTAssertEqual(received, [])
    isCurrent = true
    while !waiting.isEmpty { waiting.removeFirst()() }
    XCTAssertEqual(received, [1, 2])
    subscription.dispose()
  }

  func testFrames() {
    let scheduler = FrameScheduler()
    var frames: [Int] = []
    scheduler.frames(3) { frames.append($0 * 10) }
    let subscription = Observable.just(0, scheduler: scheduler).subscribe(onNext: { _ in frames.append(scheduler.clock) })
    scheduler.start()
    subscription.dispose()
    XCTAssertEqual(frames, [10, 1, 20, 30])
    XCTAssertGreaterThan(scheduler.adjustments, 0)
  }

  func testOwnSubjectAndConnection() {
    let replay = ReplayOnce<Int>()
    let source = PublishSubject<Int>()
    let connection = Connection(source, replay)
    var received: [Int] = []
    let shared = connection.refCount()
    let first = shared.subscribe(onNext: { received.append($0) })
    source.onNext(1)
    let second = shared.subscribe(onNext: { received.append($0 * 100) })
    source.onNext(2)
    XCTAssertEqual(received, [1, 100, 2, 200])
    first.dispose()
    second.dispose()
    XCTAssertFalse(source.hasObservers)
    let multicast = source.multicast(ReplayOnce())
    let connected = multicast.connect()
    source.onNext(3)
    _ = multicast.subscribe(onNext: { received.append($0) })
    XCTAssertEqual(received.last, 3)
    connected.dispose()
  }

  func testEvents() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Flaw.small)])
    let timed = scheduler.start { source.timed(by: scheduler) }
    XCTAssertEqual(
      timed.events.compactMap { $0.value.element?.time.timeIntervalSince1970 }, [210, 220])
    let again = scheduler.record(source.timed(by: scheduler).dematerialize())
    let (elements, errors) = (scheduler.record(source.materialize().elements()), scheduler.record(source.materialize().errors()))
    scheduler.start()
    XCTAssertEqual(again.events.map(\.value), [.next(1), .error(Flaw.small)])
    XCTAssertEqual(elements.events.map(\.value), [.next(1), .completed])
    XCTAssertEqual(errors.events.first?.value.element as? Flaw, .small)
    let recorder = scheduler.createObserver(Int.self)
    recorder.wrappingErrors().onError(Flaw.large)
    AnyObserver(recorder).optional().onNextThenCompleted(nil)
    XCTAssertTrue(recorder.events.first?.value.error is AnyError)
    XCTAssertEqual(recorder.events.count, 2)
  }

  func testBindingsAndBags() {
    let (left, right) = (BehaviorSubject(value: 1), BehaviorSubject(value: 2))
    let binding = left <-> right
    XCTAssertEqual(try right.value(), 1)
    right.onNext(5)
    XCTAssertEqual(try left.value(), 5)
    binding.dispose()
    let bags = KeyedBag<String>()
    var isDisposed = false
    Disposables.create { isDisposed = true }.disposed(by: bags, key: "cell")
    bags.reset("cell")
    XCTAssertTrue(isDisposed)
    var sum = 0
    (Observable.of(1, 2) => { sum += $0 }).dispose()
    XCTAssertEqual(sum, 3)
  }
}
