import RxBlocking
import RxRelay
import RxSwift
import RxTest
import XCTest

@testable import CommunityShapes

class AdapterTests: XCTestCase {
  func testNetwork() throws {
    let provider = Provider<String> { target in
      switch target {
      case "user": return .success(Response(statusCode: 200, data: Data(#"{"name": "Ada"}"#.utf8)))
      case "missing": return .success(Response(statusCode: 404, data: Data()))
      default: return .failure(.underlying(RxError.unknown, nil))
      }
    }
    struct User: Decodable, Equatable { let name: String }
    let queue = DispatchQueue(label: "network")
    let user = try provider.rx.request("user", callbackQueue: queue).filterSuccessfulStatusCodes().map(User.self).toBlocking()
      .single()
    XCTAssertEqual(user, User(name: "Ada"))
    XCTAssertThrowsError(try provider.rx.request("missing").filterSuccessfulStatusCodes().mapString().toBlocking().first()) {
      guard case NetworkError.statusCode(let response) = $0 else { return XCTFail("\($0)") }
      XCTAssertEqual(response.statusCode, 404)
    }
    let progress = provider.rx.requestWithProgress("user").share(replay: 2, scope: .forever)
    XCTAssertEqual(try progress.filterProgress().toBlocking().toArray(), [0.5])
    XCTAssertEqual(try progress.filterCompleted().map { $0.statusCode }.toBlocking().toArray(), [200])
    XCTAssertThrowsError(try provider.rx.request("other").asCompletable().toBlocking().last())
  }

  func testDatabase() throws {
    let database = DatabaseQueue()
    let changes = database.rx.changes { $0["a"] ?? 0 }
    let recorded = changes.take(3).toArray()
    let finished = expectation(description: "three values")
    var values: [Int] = []
    let subscription = recorded.subscribe(onSuccess: {
      values = $0
      finished.fulfill()
    })
    try database.write { $0["a"] = 1 }.andThen(database.write { $0["b"] = 1 }).toBlocking().last()
    XCTAssertEqual(
      try database.writeReturning { content -> Int in
        content["a"] = 2
        return content.count
      }.toBlocking().single(), 2)
    waitForExpectations(timeout: 60)
    XCTAssertEqual(values, [0, 1, 2])
    XCTAssertEqual(try database.rx.read { $0.count }.toBlocking().single(), 2)
    subscription.dispose()
  }

  func testManagedContext() {
    let context = ManagedContext()
    var names: [[String]] = []
    let subscription = context.rx.entities(named: "A").subscribe(onNext: { names.append($0) })
    context.update(["Ada", "Bob"])
    subscription.dispose()
    context.update(["Alan"])
    XCTAssertEqual(names, [[], ["Ada"]])
  }

  func testPublishers() {
    var received: [Int] = []
    let subject = PublishSubject<Int>()
    let cancellation = subject.publisher.receive(
      receiver: ClosureReceiver<Int>(onInput: { received.append($0) }, onFinish: { _ in received.append(-1) }))
    let back = subject.publisher.asObservable().map { $0 * 10 }.subscribe(onNext: { received.append($0) })
    subject.onNext(1)
    cancellation.cancel()
    subject.onNext(2)
    back.dispose()
    XCTAssertFalse(subject.hasObservers)
    XCTAssertEqual(received, [1, 10, 20])
  }

  func testProperties() {
    final class Model {
      @Streamed var name = "a"
      let count = RelayPublisher(1)
    }
    let model = Model()
    var names: [String] = []
    let subscription = model.$name.subscribe(onNext: { names.append($0) })
    model.name = "b"
    model.count.value += 1
    subscription.dispose()
    XCTAssertEqual(names, ["a", "b"])
    XCTAssertEqual(model.count.value, 2)
    let relay = BehaviorRelay(value: [1])
    relay.update { $0.append(2) }
    XCTAssertEqual(Property(initial: [], then: relay.asObservable()).value, [1, 2])
    XCTAssertEqual(relay.asProperty().value, [1, 2])
  }

  func testActivityAndErrors() {
    let (activity, tracker) = (ActivityIndicator(), ErrorTracker())
    let source = PublishSubject<Int>()
    var states: [Bool] = []
    var errors = 0
    let subscriptions = CompositeDisposable(
      activity.asObservable().subscribe(onNext: { states.append($0) }),
      tracker.asObservable().subscribe(onNext: { _ in errors += 1 }))
    _ = subscriptions.insert(source.trackActivity(activity).trackError(tracker).subscribe(onError: { _ in }))
    _ = subscriptions + Single.just(1).trackActivity(activity).subscribe()
    source.onError(RxError.timeout)
    subscriptions.dispose()
    XCTAssertEqual(states, [false, true, false])
    XCTAssertEqual(errors, 1)
  }
}
