import RxSwift
import RxTest
import Testing

@Suite struct ElementAtTests {
  @Test func completesWithTheElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
    let result = scheduler.start { source.element(at: 1) }
    #expect(result.events == [.next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func failsIfThereIsNone() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let result = scheduler.start { source.element(at: 1) }
    #expect(result.events == [.error(250, RxError.argumentOutOfRange)])
  }

  @Test func negativeIndexTraps() async {
    await #expect(processExitsWith: .failure) { _ = Observable<Int>.never().element(at: -1) }
  }
}
