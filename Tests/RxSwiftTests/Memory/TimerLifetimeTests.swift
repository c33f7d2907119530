import Foundation
import RxSwift
import RxTest
import Testing

/// A timer runs as long as its subscription, whether somebody holds that or not, and no longer.
@Suite struct TimerLifetimeTests {
  @Test func anIntervalThatNobodyHoldsGoesOn() {
    let scheduler = TestScheduler(initialClock: 0)
    let stop = PublishSubject<Void>()
    let census = Census()
    var ticks = 0
    do {
      let captive = Captive(census)
      _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(until: stop).subscribe(onNext: { _ in
        captive.touch()
        ticks += 1
      })
    }
    scheduler.advanceTo(10)
    #expect(ticks == 10)
    #expect(census.alive == 1)
    stop.onNext(())
    #expect(census.alive == 0)
    scheduler.advanceTo(20)
    #expect(ticks == 10)
  }

  @Test(arguments: [
    SerialDispatchQueueScheduler(qos: .default) as any SchedulerType, ConcurrentDispatchQueueScheduler(qos: .default),
    MainScheduler.instance,
  ])
  func realTimersReleaseWhatTheyCall(scheduler: any SchedulerType) async throws {
    let census = Census()
    let sources = [
      Observable<Int>.interval(.milliseconds(1), scheduler: scheduler), .timer(.milliseconds(1), scheduler: scheduler),
      Observable.just(1).delay(.milliseconds(1), scheduler: scheduler),
      Observable.never().timeout(.milliseconds(1), other: Observable.just(2), scheduler: scheduler),
      Observable.just(3).concat(Observable.never()).debounce(.milliseconds(1), scheduler: scheduler),
      Observable.just(4).delaySubscription(.milliseconds(1), scheduler: scheduler).observe(on: scheduler),
    ]
    for source in sources {
      // The subscription ends with the first element, so that what follows is never seen.
      _ = try await source.map { [captive = Captive(census)] number in
        captive.touch()
        return number
      }
      .take(1).asSingle().value
    }
    let disposed = Observable<Int>.timer(.seconds(1_000_000), scheduler: scheduler).map { [captive = Captive(census)] number in
      captive.touch()
      return number
    }
    .subscribe()
    disposed.dispose()
    // Work that is on its way to a queue is released there.
    while census.alive > 0 { await Task.yield() }
  }

  #if TRACE_RESOURCES
    /// In a process of its own, for nobody else may count there.
    @Test func aForgottenTimerIsCounted() async {
      await #expect(processExitsWith: .success) {
        let scheduler = TestScheduler(initialClock: 0)
        let stop = PublishSubject<Void>()
        let before = Resources.total
        _ = Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(until: stop).subscribe()
        scheduler.advanceTo(5)
        precondition(Resources.total > before, "the subscription counts")
        stop.onNext(())
        precondition(Resources.total == before, "nothing is left")
      }
    }
  #endif
}
