import RxSwift
import RxTest
import Testing

@Suite struct ReduceTests {
  @Test func sendsOneResultAtCompletion() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(250)])
    let result = scheduler.start { source.reduce(42) { $0 + $1 } }
    #expect(result.events == [.next(250, 47), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func emptySourceGivesTheSeed() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .completed(250)])
    let result = scheduler.start { source.reduce(42, accumulator: { $0 + $1 }, mapResult: { "\($0)" }) }
    #expect(result.events == [.next(250, "42"), .completed(250)])
  }

  @Test func failureGivesNoResult() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(250, TestError.first)])
    let result = scheduler.start { source.reduce(42) { $0 + $1 } }
    #expect(result.events == [.error(250, TestError.first)])
  }

  @Test func toArrayCollectsAllElements() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let result = scheduler.start { source.toArray() }
    #expect(result.events == [.next(250, [1, 2]), .completed(250)])
  }

  @Test func toArrayOfNothingIsEmpty() {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start { Observable<Int>.empty().toArray() }
    #expect(result.events == [.next(200, []), .completed(200)])
  }

  @Test func disposalWhileTheResultIsDeliveredStopsTheCompletion() {
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var events: [Event<Int>] = []
    subscription.disposable = source.reduce(0) { $0 + $1 }.subscribe {
      events.append($0)
      subscription.dispose()
    }
    source.onNext(1)
    source.onCompleted()
    #expect(events == [.next(1)])
  }
}
