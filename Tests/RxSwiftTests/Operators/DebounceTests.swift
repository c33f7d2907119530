import RxSwift
import RxTest
import Testing

@Suite struct DebounceTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func debounced(_ seconds: Int, _ events: [Recorded<Event<Int>>]) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable(events)
    return scheduler.start { source.debounce(.seconds(seconds), scheduler: scheduler) }.events
  }

  @Test func sendsWhatIsFollowedBySilence() {
    #expect(
      debounced(20, [.next(210, 1), .next(225, 2), .next(240, 3), .next(270, 4), .completed(280)])
        == [.next(260, 3), .next(280, 4), .completed(280)])
  }

  @Test func errorDropsWhatWaits() {
    #expect(
      debounced(20, [.next(210, 1), .next(250, 2), .error(260, TestError.first)])
        == [.next(230, 1), .error(260, TestError.first)])
  }

  @Test func elementAtTheDueTickReplacesTheOneThatWaits() {
    #expect(debounced(20, [.next(210, 1), .next(230, 2)]) == [.next(250, 2)])
  }

  @Test func zeroMeansNextTick() {
    #expect(debounced(0, [.next(210, 1), .next(220, 2), .completed(230)]) == [.next(211, 1), .next(221, 2), .completed(230)])
  }

  @Test func emptySourceCompletesAtOnce() {
    #expect(debounced(10, [.completed(230)]) == [.completed(230)])
  }

  @Test func disposalDropsWhatWaits() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let result = scheduler.start(disposed: 245) { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(result.events == [.next(230, 1)])
    #expect(source.subscriptions == [Subscription(200, 245)])
  }

  @Test func displacedElementIsReleasedAtOnce() {
    let source = PublishSubject<Held>()
    weak var first: Held?
    let subscription = source.debounce(.seconds(1), scheduler: scheduler).subscribe()
    do {
      let element = Held()
      first = element
      source.onNext(element)
    }
    #expect(first != nil)
    source.onNext(Held())
    #expect(first == nil)
    subscription.dispose()
  }

  /// A timer that fires while the source completes: the last element comes exactly once, and before the completion.
  @Test func completionNeverOvertakesTheLastElement() async {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "debounce")
    for round in 0..<300 {
      let events: [RxSwift.Event<Int>] = await withCheckedContinuation { continuation in
        let log = Log<RxSwift.Event<Int>>()
        let source = PublishSubject<Int>()
        _ = source.debounce(.microseconds(round), scheduler: queue).subscribe { event in
          log.add(event)
          if event.isStopEvent { continuation.resume(returning: log.entries) }
        }
        source.onNext(round)
        for _ in 0..<round { _ = queue.now }
        source.onCompleted()
      }
      #expect(events == [.next(round), .completed])
    }
  }
}
