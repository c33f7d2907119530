import RxSwift
import RxTest
import Testing

@Suite struct BoundedRunTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test func finishedWorkThrowsNothing() throws {
    let xs = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let result = try scheduler.start(until: 1000) { xs }
    #expect(result.events == [.next(210, 1), .completed(220)])
    #expect(scheduler.clock == 1000)
  }

  @Test func workAfterTheDeadlineIsLeft() {
    _ = Observable<Int>.interval(.seconds(10), scheduler: scheduler).subscribe()
    scheduler.scheduleAt(40) {}
    #expect(throws: UnfinishedWork(clock: 35, pendingTimes: [40, 40])) { try scheduler.run(until: 35) }
    #expect(throws: UnfinishedWork(clock: 45, pendingTimes: [50])) { try scheduler.run(until: 45) }
  }

  @Test func endlessWorkIsStopped() {
    let observer = scheduler.createObserver(Int.self)
    let subscription = Observable<Int>.interval(.seconds(10), scheduler: scheduler).subscribe(observer)
    #expect(throws: UnfinishedWork(clock: 30, pendingTimes: [40])) { try scheduler.run(maximumOfActions: 2) }
    #expect(observer.events == [.next(10, 0), .next(20, 1), .next(30, 2)])
    subscription.dispose()
    #expect(throws: Never.self) { try scheduler.run(maximumOfActions: 2) }
  }

  @Test func workThatNeverLetsTheClockMoveIsStopped() {
    let standing = TestScheduler(initialClock: 5, simulateProcessingDelay: false)
    _ = Observable<Int>.interval(.seconds(0), scheduler: standing).subscribe()
    #expect(throws: UnfinishedWork(clock: 100, pendingTimes: [5])) { try standing.run(until: 100, maximumOfActions: 1000) }
  }

  @Test func subscribingToAColdSequenceCounts() {
    let xs = scheduler.createColdObservable([.next(1, 1), .error(2, RxError.unknown)])
    #expect(throws: UnfinishedWork.self) {
      try scheduler.start(until: nil, maximumOfActions: 100) { xs.retry() }
    }
  }

  @Test func leftoverIsDescribedInShort() {
    for time in 1...12 { scheduler.scheduleAt(time * 10) {} }
    #expect {
      try scheduler.run(until: 5)
    } throws: { error in
      "\(error)" == "At 5 work was left, due at 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, ... (12 in all)."
    }
  }
}
