import RxSwift
import RxTest
import XCTest

@testable import CommunityShapes

/// Whatever the symbols do in combination, it ends.
class EverySymbolTests: XCTestCase {
  private func run<Element>(_ sources: [Observable<Element>], on scheduler: TestScheduler) -> Int {
    let observer = scheduler.createObserver(Element.self)
    let subscriptions = CompositeDisposable(disposables: sources.map { $0.take(3).subscribe(observer) })
    scheduler.scheduleAt(scheduler.clock + 10_000) { subscriptions.dispose() }
    scheduler.start()
    return observer.events.count
  }

  func testObservables() {
    let scheduler = TestScheduler(initialClock: 0)
    XCTAssertGreaterThan(run(creations(1, Flaw.small, on: scheduler), on: scheduler), 20)
    XCTAssertGreaterThan(run(counters(UInt8.self, on: scheduler), on: scheduler), 10)
    XCTAssertGreaterThan(run(combinations(Observable.of(1, 2)), on: scheduler), 40)
    XCTAssertEqual(run(tuples(Observable.of(1, 2), Observable.just("a")), on: scheduler) > 20, true)
    XCTAssertGreaterThan(run(elementOperators(Observable.of(1, 2), 3, on: scheduler), on: scheduler), 40)
    let empty = Observable<String>.empty()
    XCTAssertGreaterThan(run(elementOperators(empty, "", on: scheduler), on: scheduler), 10)
  }

  func testTraits() {
    let scheduler = TestScheduler(initialClock: 0)
    let (singles, maybes) = (singles(1, Flaw.small, on: scheduler), maybes(1, Flaw.small, on: scheduler))
    XCTAssertGreaterThan(run(singles.map { $0.asObservable() }, on: scheduler), singles.count)
    XCTAssertGreaterThan(run(maybes.map { $0.asObservable() }, on: scheduler), maybes.count)
    XCTAssertGreaterThan(run(completables(1, Flaw.small, on: scheduler).map { $0.asObservable() }, on: scheduler), 20)
    let infallibles = infallibles(1, on: scheduler, NSObject()).map { $0.asObservable() }
    XCTAssertGreaterThan(run(infallibles, on: scheduler), infallibles.count)
    XCTAssertGreaterThan(run(infallibleCombinations(Infallible.just(1)).map { $0.asObservable() }, on: scheduler), 40)
    traitSubscriptions(1, NSObject()).forEach { $0.dispose() }
    infallibleSubscriptions(Infallible.just(1), NSObject()).forEach { $0.dispose() }
  }

  func testTypes() throws {
    XCTAssertEqual(try subjects(1).count, 7)
    var count = 0
    disposables({ count += 1 }, on: CurrentThreadScheduler.instance).forEach { $0.dispose() }
    XCTAssertEqual(count, 1)
    XCTAssertEqual(schedulers(DispatchQueue(label: "any")).count, 16)
    XCTAssertEqual(eachDisposableByItself(on: CurrentThreadScheduler.instance), Array(repeating: true, count: 6))
    eachSchedulersMethods(OperationQueueScheduler(operationQueue: OperationQueue())).forEach { $0.dispose() }
    XCTAssertEqual(virtualTime(VirtualTimeScheduler(initialClock: 0, converter: FrameConverter()), FrameConverter(), 10), "[]")
    XCTAssertEqual(events(1, Flaw.small), ["next(1)", "error(small)", "completed"])
    XCTAssertEqual(Set(errors(self)).count, 7)
    let lamp = Lamp()
    for binder in reactiveMembers(lamp) { binder.onNext(lamp.brightness + 1) }
    connectable(Observable.of(1), AnyObserver { _ in }).forEach { $0.dispose() }
    XCTAssertEqual(groups("key", Observable.of(1), AnyObserver { _ in }), "key")
  }

  func testAsynchronously() async throws {
    let elements = try await asynchronousValues(Observable.of(1, 2))
    XCTAssertEqual(elements, [1, 2])
    let values = try await traitValues(.just(1), .empty(), .empty())
    XCTAssertEqual(values, [1, nil])
    let infallible = await infallibleValues(Infallible.of("a"))
    XCTAssertEqual(infallible, ["a"])
    let sequence = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    let bridgedElements = try await asynchronousValues(bridged(sequence))
    XCTAssertEqual(bridgedElements, [1])
  }
}
