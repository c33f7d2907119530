import RxSwift
import RxTest
import Testing

@Suite struct EnumeratedTests {
  @Test func countsFromZero() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .completed(250)])
    let result = scheduler.start { source.enumerated().map { "\($0.index)\($0.element)" } }
    #expect(result.events == [.next(210, "0a"), .next(220, "1b"), .completed(250)])
  }
}
