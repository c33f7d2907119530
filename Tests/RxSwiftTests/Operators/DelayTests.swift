import RxSwift
import RxTest
import Testing

@Suite struct DelayTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func delayed(by seconds: Int, _ events: [Recorded<Event<Int>>]) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable(events)
    return scheduler.start { source.delay(.seconds(seconds), scheduler: scheduler) }.events
  }

  @Test func elementsAndCompletionComeLater() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(260, 1), .next(270, 2), .completed(280)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func eventsThatAreDueTogetherComeOneTickApart() {
    #expect(
      delayed(by: 10, [.next(210, 1), .next(210, 2), .next(211, 3), .completed(211)])
        == [.next(220, 1), .next(221, 2), .next(222, 3), .completed(223)])
  }

  @Test func justTakesTwoTicks() {
    let result = scheduler.start { Observable.just(1).delay(.seconds(2), scheduler: scheduler) }
    #expect(result.events == [.next(202, 1), .completed(203)])
  }

  @Test func zeroMeansNextTick() {
    #expect(delayed(by: 0, [.next(210, 1), .completed(220)]) == [.next(211, 1), .completed(221)])
  }

  @Test func errorComesAtOnceAndDropsTheRest() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .error(250, TestError.first)])
    let result = scheduler.start { source.delay(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(230, 1), .error(250, TestError.first)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func errorBeatsAnElementThatIsDueWithIt() {
    #expect(
      delayed(by: 10, [.next(210, 1), .error(220, TestError.first)]) == [.error(220, TestError.first)])
  }

  @Test func disposalDropsWhatWaits() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let result = scheduler.start(disposed: 265) { source.delay(.seconds(50), scheduler: scheduler) }
    #expect(result.events == [.next(260, 1)])
  }

  @Test func neverMeansNever() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(230)])
    let result = scheduler.start { source.delay(.never, scheduler: scheduler) }
    #expect(result.events.isEmpty)
  }

  @Test func nestedElementsAreDelayedFromNow() {
    let source = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    _ = source.delay(.seconds(5), scheduler: scheduler).do(onNext: { if $0 < 3 { source.onNext($0 + 1) } }).subscribe(observer)
    source.onNext(1)
    scheduler.start()
    #expect(observer.events == [.next(5, 1), .next(10, 2), .next(15, 3)])
  }

  @Test func serialQueueKeepsTheOrder() async {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "delay")
    let log = Log<Int>()
    await withCheckedContinuation { continuation in
      _ = Observable.range(start: 0, count: 1000).delay(.milliseconds(1), scheduler: queue)
        .subscribe(onNext: log.add, onCompleted: { continuation.resume() })
    }
    #expect(log.entries == Array(0..<1000))
  }
}
