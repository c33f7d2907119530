import RxSwift
import RxTest
import Testing

@Suite struct BufferTests {
  let scheduler = TestScheduler(initialClock: 0)

  private func buffered(_ seconds: Int, _ count: Int, _ events: [Recorded<Event<Int>>]) -> [Recorded<Event<[Int]>>] {
    let source = scheduler.createHotObservable(events)
    return scheduler.start(disposed: 370) {
      source.buffer(timeSpan: .seconds(seconds), count: count, scheduler: scheduler)
    }.events
  }

  @Test func sendsWhenFullOrWhenTimeIsUp() {
    #expect(
      buffered(70, 2, [.next(205, 1), .next(210, 2), .next(240, 3), .completed(300)])
        == [.next(210, [1, 2]), .next(280, [3]), .next(300, []), .completed(300)])
  }

  @Test func emptyBuffersAreSent() {
    #expect(buffered(70, 2, []) == [.next(270, []), .next(340, [])])
  }

  @Test func eachBufferStartsTheTimerAnew() {
    #expect(
      buffered(30, 2, [.next(210, 1), .next(220, 2), .next(240, 3), .completed(260)])
        == [.next(220, [1, 2]), .next(250, [3]), .next(260, []), .completed(260)])
  }

  @Test func completionSendsTheRest() {
    #expect(buffered(70, 3, [.next(210, 1), .completed(220)]) == [.next(220, [1]), .completed(220)])
  }

  @Test func errorDropsTheRest() {
    #expect(buffered(70, 3, [.next(210, 1), .error(220, TestError.first)]) == [.error(220, TestError.first)])
  }

  @Test func withoutCountOnlyTheTimeMatters() {
    #expect(
      buffered(100, 0, [.next(210, 1), .next(220, 2), .next(230, 3)]) == [.next(300, [1, 2, 3])])
  }

  @Test func disposalDropsTheRest() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let result = scheduler.start(disposed: 230) {
      source.buffer(timeSpan: .seconds(100), count: 10, scheduler: scheduler)
    }
    #expect(result.events.isEmpty)
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  /// The timer and the count compete: nothing gets lost or doubled, whatever thread is faster.
  @Test func everyElementComesOnceAndInOrder() async {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "buffer")
    let elements: [Int] = await withCheckedContinuation { continuation in
      let log = Log<[Int]>()
      _ = Observable.range(start: 0, count: 50_000)
        .buffer(timeSpan: .microseconds(20), count: 7, scheduler: queue)
        .subscribe(onNext: log.add, onCompleted: { continuation.resume(returning: log.entries.flatMap { $0 }) })
    }
    #expect(elements == Array(0..<50_000))
  }
}
