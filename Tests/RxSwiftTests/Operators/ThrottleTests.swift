import RxSwift
import RxTest
import Testing

@Suite struct ThrottleTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func throttled(
    _ seconds: Int, latest: Bool = true, _ events: [Recorded<Event<Int>>]
  ) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable(events)
    return scheduler.start { source.throttle(.seconds(seconds), latest: latest, scheduler: scheduler) }.events
  }

  @Test func sendsTheFirstAndThenTheLatest() {
    #expect(
      throttled(20, [.next(210, 1), .next(215, 2), .next(220, 3), .next(240, 4), .next(300, 5), .completed(310)])
        == [.next(210, 1), .next(230, 3), .next(250, 4), .next(300, 5), .completed(310)])
  }

  @Test func completionWaitsForTheLatest() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .completed(218)])
    let result = scheduler.start { source.throttle(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(230, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 218)])
  }

  @Test func elementAfterExactlyTheTimeGoesAtOnce() {
    #expect(
      throttled(20, [.next(210, 1), .next(215, 2), .next(230, 3), .next(235, 4), .completed(300)])
        == [.next(210, 1), .next(230, 3), .next(250, 4), .completed(300)])
  }

  @Test(arguments: [true, false]) func zeroPassesAll(latest: Bool) {
    let events: [Recorded<Event<Int>>] = [.next(210, 1), .next(210, 2), .next(211, 3), .completed(211)]
    #expect(throttled(0, latest: latest, events) == events)
  }

  @Test func errorDropsWhatWaits() {
    #expect(
      throttled(20, [.next(210, 1), .next(215, 2), .error(220, TestError.first)])
        == [.next(210, 1), .error(220, TestError.first)])
  }

  @Test func withoutLatestOnlyThoseInTimePass() {
    #expect(
      throttled(20, latest: false, [.next(210, 1), .next(215, 2), .next(229, 3), .next(230, 4), .next(240, 5), .completed(245)])
        == [.next(210, 1), .next(230, 4), .completed(245)])
  }

  @Test func disposalDropsWhatWaits() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2)])
    let result = scheduler.start(disposed: 220) { source.throttle(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func longestIntervalSendsTheFirstOnly() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(900, 3)])
    let result = scheduler.start { source.throttle(.never, scheduler: scheduler) }
    #expect(result.events == [.next(210, 1)])
  }

  @Test func fractionsOfATickAreNotLost() {
    let fine = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = fine.createHotObservable([.next(210, 1), .next(211, 2), .next(212, 3), .completed(300)])
    let result = fine.start { source.throttle(.microseconds(1500), scheduler: fine) }
    #expect(result.events == [.next(210, 1), .next(212, 3), .completed(300)])
  }

  /// A timer that fires while the source completes: the last element comes exactly once, and before the completion.
  @Test func completionNeverOvertakesTheLastElement() async {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "throttle")
    for round in 0..<300 {
      let events: [RxSwift.Event<Int>] = await withCheckedContinuation { continuation in
        let log = Log<RxSwift.Event<Int>>()
        let source = PublishSubject<Int>()
        _ = source.throttle(.microseconds(round), scheduler: queue).subscribe { event in
          log.add(event)
          if event.isStopEvent { continuation.resume(returning: log.entries) }
        }
        source.onNext(-1)
        source.onNext(round)
        for _ in 0..<round { _ = queue.now }
        source.onCompleted()
      }
      #expect(events == [.next(-1), .next(round), .completed])
    }
  }
}
