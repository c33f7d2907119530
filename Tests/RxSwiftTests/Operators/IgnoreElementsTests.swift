import RxSwift
import RxTest
import Testing

@Suite struct IgnoreElementsTests {
  @Test func passesOnlyTheEnd() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let result = scheduler.start { source.ignoreElements() }
    #expect(result.events.map(\.time) == [250])
    #expect(result.events.first?.value.isCompleted == true)
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func becomesACompletable() {
    var events: [String] = []
    _ = Observable.of(1, 2).ignoreElements().asCompletable().subscribe { events.append("\($0)") }
    #expect(events == ["completed"])
  }
}
