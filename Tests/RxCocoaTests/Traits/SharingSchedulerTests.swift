import Foundation
import RxCocoa
import RxSwift
import RxTest
import Testing

@Suite struct SharingSchedulerTests {
  private func isMade(_ scheduler: any SchedulerType) -> Bool {
    SharingScheduler.make() as AnyObject === scheduler as AnyObject
  }

  @Test func makesANewMainSchedulerEachTime() {
    let first = SharingScheduler.make() as? MainScheduler
    let second = SharingScheduler.make() as? MainScheduler
    #expect(first != nil)
    #expect(first !== second)
    #expect(DriverSharingStrategy.scheduler is MainScheduler)
    #expect(SignalSharingStrategy.scheduler is MainScheduler)
  }

  @Test func mocksNestAndAreTakenBack() {
    let outer = TestScheduler(initialClock: 0)
    let inner = TestScheduler(initialClock: 0)
    SharingScheduler.mock(scheduler: outer) {
      #expect(isMade(outer))
      SharingScheduler.mock(makeScheduler: { inner }) {
        #expect(isMade(inner))
        #expect(DriverSharingStrategy.scheduler as AnyObject === inner)
        #expect(SignalSharingStrategy.scheduler as AnyObject === inner)
      }
      #expect(isMade(outer))
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func mockIsTakenBackAfterAnError() {
    #expect(throws: TestError.first) {
      try SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) { throw TestError.first }
    }
    #expect(SharingScheduler.make() is MainScheduler)
  }

  @Test func eachOperatorThatNeedsASchedulerAsksForOne() {
    var count = 0
    let scheduler = TestScheduler(initialClock: 0)
    SharingScheduler.mock(makeScheduler: {
      count += 1
      return scheduler
    }) {
      let driver = Observable.just(1).asDriver(onErrorJustReturn: 0)
      #expect(count == 1)
      let delayed = driver.map { $0 }.delay(.ticks(1))
      #expect(count == 2)
      _ = scheduler.start { delayed }
      #expect(count == 2)
    }
  }

  @Test func sequenceKeepsTheSchedulerItWasMadeWith() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    var driver = Driver<Int>.never()
    SharingScheduler.mock(scheduler: scheduler) { driver = source.asDriver(onErrorJustReturn: 0) }
    #expect(scheduler.start { driver }.events == [.next(211, 1)])
  }

  @Test func otherThreadsAreNotAffected() async {
    let isMainScheduler = await withCheckedContinuation { continuation in
      SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) {
        Thread.detachNewThread { continuation.resume(returning: SharingScheduler.make() is MainScheduler) }
      }
    }
    #expect(isMainScheduler)
  }
}
