import RxBlocking
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import StrictClient

final class FilterFieldTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  @MainActor func testAPauseAppliesTheFilter() async {
    let field = FilterField(scheduler: scheduler)
    let observer = scheduler.createObserver(String.self)
    field.filter.subscribe(observer).disposed(by: bag)
    scheduler.createColdObservable([.next(10, "a"), .next(20, "ab"), .next(60, ""), .completed(100)])
      .bind(to: field.text)
      .disposed(by: bag)
    scheduler.start()
    XCTAssertEqual(observer.events, [.next(40, "ab"), .next(80, "everything")])
    XCTAssertRecordedElements(observer.events, ["ab", "everything"])
  }

  @MainActor func testRowsAreFiltered() async {
    let field = FilterField(scheduler: scheduler)
    let rows = scheduler.createHotObservable([
      .next(210, ["x", "ax"]), .next(300, ["y"]), .error(400, WeatherError.unknownCity("z")),
    ])
    scheduler.scheduleAt(220) { field.text.accept("a") }
    let result = scheduler.start { field.apply(to: rows.asObservable()) }
    XCTAssertEqual(
      result.events,
      [
        .next(210, ["x", "ax"]), .next(240, ["ax"]), .next(300, []),
        .error(400, WeatherError.unknownCity("z")),
      ])
    XCTAssertEqual(rows.subscriptions, [Subscription(200, 400)])
    XCTAssertEqual(field.applied, 3)
  }

  @MainActor func testTraitsAsEvents() async {
    let service = LocalWeatherService()
    let events: [SingleEvent<Int>] = [.success(1)]
    XCTAssertEqual(events, [.success(1)])
    XCTAssertEqual([MaybeEvent<Int>.completed], [.completed])
    XCTAssertEqual([CompletableEvent.completed], [.completed])
    XCTAssertEqual(try service.weather(in: "Berlin").toBlocking().single().degrees, 19)
    XCTAssertThrowsError(try service.weather(in: "Atlantis").toBlocking(timeout: 10).first())
  }

  @MainActor func testAsynchronously() async throws {
    let model = SearchViewModel(service: LocalWeatherService())
    model.query.accept("Be")
    for try await results in model.results.values where results == ["BERLIN"] { break }
    let observer = scheduler.createObserver([String].self)
    model.results.subscribe(observer).disposed(by: bag)
    XCTAssertEqual(observer.events.map(\.value.element), [["BERLIN"]])
  }
}

/// Tests without isolation: what they make must go where they want.
final class ServiceTests: XCTestCase {
  private var scheduler = TestScheduler(initialClock: 0)
  private var disposeBag = DisposeBag()

  override func setUp() {
    super.setUp()
    scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    disposeBag = DisposeBag()
  }

  override func tearDown() {
    disposeBag = DisposeBag()
    super.tearDown()
  }

  func testThermometer() async {
    let thermometer = Thermometer()
    await thermometer.start()
    let observer = scheduler.createObserver(Int.self)
    thermometer.changes.take(1).subscribe(observer).disposed(by: disposeBag)
    XCTAssertEqual(observer.events, [.next(0, 0), .completed(0)])
  }

  func testObserverInATask() async {
    let observer = scheduler.createObserver(Draft.self)
    let source = scheduler.createHotObservable([.next(5, Draft("a")), .completed(6)])
    let subscription = await Task.detached { source.subscribe(observer) }.value
    scheduler.start()
    subscription.dispose()
    XCTAssertEqual(observer.events.compactMap { $0.value.element?.text }, ["a"])
    XCTAssertEqual(source.subscriptions, [Subscription(0, 6)])
  }

  func testBlockingOnMain() throws {
    let numbers = Observable.of(1, 2, 3)
      .observe(on: ConcurrentDispatchQueueScheduler(qos: .default))
      .map { $0 * 2 }
      .observe(on: MainScheduler.instance)
    XCTAssertEqual(try numbers.toBlocking().toArray(), [2, 4, 6])
    switch numbers.toBlocking().materialize() {
    case .completed(let elements): XCTAssertEqual(elements, [2, 4, 6])
    case .failed(_, let error): XCTFail("\(error)")
    }
  }
}
