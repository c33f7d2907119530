import RxSwift
import RxTest
import Testing

@Suite struct IfEmptyTests {
  @Test func sendsTheDefault() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .completed(250)])
    let result = scheduler.start { source.ifEmpty(default: 7) }
    #expect(result.events == [.next(250, 7), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func oneElementIsEnough() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let result = scheduler.start { source.ifEmpty(default: 7) }
    #expect(result.events == [.next(210, 1), .completed(250)])
  }

  @Test func switchesToAnotherSequence() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .completed(250)])
    let other = scheduler.createColdObservable([.next(10, 7), .next(20, 8), .completed(30)])
    let result = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(result.events == [.next(260, 7), .next(270, 8), .completed(280)])
    #expect(source.subscriptions == [Subscription(200, 250)])
    #expect(other.subscriptions == [Subscription(250, 280)])
  }

  @Test func doesNotSwitchAfterAnElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let other = scheduler.createColdObservable([.next(10, 7)])
    let result = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(result.events == [.next(210, 1), .completed(250)])
    #expect(other.subscriptions.isEmpty)
  }

  @Test func doesNotSwitchAtAnError() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.error(250, TestError.first, Int.self)])
    let other = scheduler.createColdObservable([.next(10, 7)])
    let result = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(result.events == [.error(250, TestError.first)])
    #expect(other.subscriptions.isEmpty)
  }

  @Test func disposalReachesTheOtherSequence() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.completed(250, Int.self)])
    let other = scheduler.createColdObservable([.next(10, 7), .next(200, 8)])
    let result = scheduler.start(disposed: 300) { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(result.events == [.next(260, 7)])
    #expect(other.subscriptions == [Subscription(250, 300)])
  }
}
