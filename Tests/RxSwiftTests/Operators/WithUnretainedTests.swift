import RxSwift
import RxTest
import Testing

@Suite struct WithUnretainedTests {
  private final class Named {
    let name = "name"
  }

  @Test func pairsWithTheObject() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let object = Named()
    let result = scheduler.start { source.withUnretained(object).map { "\($0.name) \($1)" } }
    #expect(result.events == [.next(210, "name 1"), .next(220, "name 2"), .completed(250)])
  }

  @Test func completesAtTheNextElementOnceTheObjectIsGone() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
    var object: Named? = Named()
    scheduler.scheduleAt(215) { object = nil }
    let result = scheduler.start { [unowned object] in
      source.withUnretained(object!) { "\($0.name) \($1)" }
    }
    #expect(result.events == [.next(210, "name 1"), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func errorsPassThoughTheObjectIsGone() {
    let source = PublishSubject<Int>()
    var object: Named? = Named()
    var events: [Event<Int>] = []
    _ = source.withUnretained(object!) { $1 }.subscribe { events.append($0) }
    object = nil
    source.onError(TestError.first)
    #expect(events == [.error(TestError.first)])
  }

  @Test func objectIsNotRetained() {
    weak var released: Named?
    let source = PublishSubject<Int>()
    let subscription: any Disposable
    do {
      let object = Named()
      released = object
      subscription = source.withUnretained(object).subscribe()
    }
    #expect(released == nil)
    subscription.dispose()
  }
}
