import RxSwift
import RxTest
import Testing

@Suite struct TimerTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test(arguments: [(100, 300), (1, 201), (0, 201), (-7, 201)]) func oneShotCompletesWithItsElement(delay: Int, time: Int) {
    let result = scheduler.start { Observable<Int>.timer(.seconds(delay), scheduler: scheduler) }
    #expect(result.events == [.next(time, 0), .completed(time)])
  }

  @Test func repeatsInEachPeriod() {
    let result = scheduler.start(disposed: 260) {
      Observable<Int>.timer(.seconds(10), period: .seconds(20), scheduler: scheduler)
    }
    #expect(result.events == [.next(210, 0), .next(230, 1), .next(250, 2)])
  }

  @Test func firstOneAtOnceMeansNextTick() {
    let result = scheduler.start(disposed: 250) {
      Observable<Int>.timer(.seconds(0), period: .seconds(20), scheduler: scheduler)
    }
    #expect(result.events == [.next(201, 0), .next(221, 1), .next(241, 2)])
  }

  @Test func intervalBeginsAfterAPeriod() {
    let result = scheduler.start(disposed: 400) { Observable<Int>.interval(.seconds(60), scheduler: scheduler) }
    #expect(result.events == [.next(260, 0), .next(320, 1), .next(380, 2)])
  }

  @Test func periodOfZeroMeansEachTick() {
    let result = scheduler.start(disposed: 204) { Observable<Int>.interval(.seconds(0), scheduler: scheduler) }
    #expect(result.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  @Test func countWrapsAround() {
    let result = scheduler.start(disposed: 462) { Observable<UInt8>.interval(.seconds(1), scheduler: scheduler) }
    #expect(result.events[254...258].map(\.value) == [.next(254), .next(255), .next(0), .next(1), .next(2)])
  }

  @Test func disposalBeforeTheFirstOne() {
    let result = scheduler.start(disposed: 205) { Observable<Int>.timer(.seconds(10), scheduler: scheduler) }
    #expect(result.events.isEmpty)
  }

  @Test func canBeEndedFromWithin() {
    let result = scheduler.start { Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(2) }
    #expect(result.events == [.next(210, 0), .next(220, 1), .completed(220)])
    #expect(scheduler.clock == 1000)
  }

  @Test func subscriptionsCountForThemselves() {
    let ticks = Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(2)
    let (first, second) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    _ = ticks.subscribe(first)
    scheduler.scheduleAt(15) { _ = ticks.subscribe(second) }
    scheduler.start()
    #expect(first.events == [.next(10, 0), .next(20, 1), .completed(20)])
    #expect(second.events == [.next(25, 0), .next(35, 1), .completed(35)])
  }

  @Test(arguments: [nil, RxTimeInterval.seconds(1)]) func nothingIsHeldAfterDisposal(period: RxTimeInterval?) {
    weak var held: Held?
    let subscription: any RxSwift.Disposable
    do {
      let object = Held()
      held = object
      subscription = Observable<Int>.timer(.seconds(1), period: period, scheduler: scheduler)
        .subscribe(onNext: { [object] _ in object.use() })
    }
    #expect(held != nil)
    subscription.dispose()
    #expect(held == nil)
  }
}
