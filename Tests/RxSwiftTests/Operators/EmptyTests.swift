import RxSwift
import RxTest
import Testing

@Suite struct EmptyTests {
  @Test func emptyCompletesAtOnce() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(scheduler.start { Observable<Int>.empty() }.events == [.completed(200)])
  }

  @Test func neverSaysNothing() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(scheduler.start { Observable<Int>.never() }.events.isEmpty)
  }

  @Test func errorFailsAtOnce() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable<Int>.error(TestError.first) }
    #expect(result.events == [.error(200, TestError.first)])
  }

  @Test func optionalGivesItsValue() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable.from(optional: 1) }
    #expect(result.events == [.next(200, 1), .completed(200)])
  }

  @Test func nilGivesNothing() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable<Int>.from(optional: nil) }
    #expect(result.events == [.completed(200)])
  }

  @Test func theyDoNotWaitForTheTrampoline() {
    let log = Log<String>()
    _ = CurrentThreadScheduler.instance.schedule(()) {
      _ = Observable<Int>.empty().subscribe(onCompleted: { log.add("empty") })
      _ = Observable.from(optional: 1).subscribe(onNext: { _ in log.add("optional") })
      log.add("action")
      return Disposables.create()
    }
    #expect(log.entries == ["empty", "optional", "action"])
  }
}
