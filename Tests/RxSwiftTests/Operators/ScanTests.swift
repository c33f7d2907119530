import RxSwift
import RxTest
import Testing

@Suite struct ScanTests {
  @Test func sendsEachResultButNotTheSeed() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .next(230, 4), .completed(250)])
    let result = scheduler.start { source.scan(42) { $0 + $1 } }
    #expect(result.events == [.next(210, 44), .next(220, 47), .next(230, 51), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func emptySourceSendsNothing() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .completed(250)])
    let result = scheduler.start { source.scan(42) { $0 + $1 } }
    #expect(result.events == [.completed(250)])
  }

  @Test func changesOneValueAndSendsCopies() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let result = scheduler.start { source.scan(into: [0]) { $0.append($1) } }
    #expect(result.events == [.next(210, [0, 1]), .next(220, [0, 1, 2]), .completed(250)])
  }
}
