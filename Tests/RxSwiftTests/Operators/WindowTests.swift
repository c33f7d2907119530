import RxSwift
import RxTest
import Testing

@Suite struct WindowTests {
  let scheduler = TestScheduler(initialClock: 0)

  /// What comes in each window, as `window: element`, and the window's number when it opens and when it completes.
  private func windows(
    _ seconds: Int, _ count: Int, _ source: TestableObservable<Int>, disposed: Int = 1000
  ) -> [Recorded<Event<String>>] {
    scheduler.start(disposed: disposed) {
      source.window(timeSpan: .seconds(seconds), count: count, scheduler: scheduler).enumerated()
        .flatMap { window in
          window.element.map { "\(window.index): \($0)" }
            .concat(Observable.just("\(window.index) ends")).startWith("\(window.index) opens")
        }
    }.events
  }

  @Test func openWhenFullOrWhenTimeIsUp() {
    let source = scheduler.createHotObservable([.next(205, 1), .next(210, 2), .next(240, 3), .completed(300)])
    #expect(
      windows(30, 2, source) == [
        .next(200, "0 opens"), .next(205, "0: 1"), .next(210, "0: 2"), .next(210, "0 ends"),
        .next(210, "1 opens"), .next(240, "1: 3"), .next(240, "1 ends"),
        .next(240, "2 opens"), .next(270, "2 ends"), .next(270, "3 opens"), .next(300, "3 ends"), .completed(300),
      ])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func stopEventGoesToTheWindowAndThenToTheResult() {
    let source = scheduler.createHotObservable([.next(205, 1), .error(210, TestError.first)])
    var log: [String] = []
    _ = scheduler.start {
      source.window(timeSpan: .seconds(30), count: 5, scheduler: scheduler)
        .do(
          onNext: { window in
            _ = window.subscribe(onNext: { log.append("\($0)") }, onError: { _ in log.append("window fails") })
          }, onError: { _ in log.append("result fails") })
    }
    #expect(log == ["1", "window fails", "result fails"])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func sourceLivesWhileAWindowIsSubscribed() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 3)])
    let inner = scheduler.createObserver(Int.self)
    let windows = scheduler.start(disposed: 220) {
      source.window(timeSpan: .seconds(40), count: 10, scheduler: scheduler).do(onNext: { _ = $0.subscribe(inner) }).map { _ in 0
      }
    }
    #expect(windows.events == [.next(200, 0)])
    #expect(inner.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func windowThatNobodyListensToKeepsNothingAlive() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    var kept: Observable<Int>?
    _ = scheduler.start(disposed: 220) {
      source.window(timeSpan: .seconds(40), count: 10, scheduler: scheduler).do(onNext: { kept = $0 }).map { _ in 0 }
    }
    #expect(source.subscriptions == [Subscription(200, 220)])
    let late = scheduler.createObserver(Int.self)
    _ = kept?.subscribe(late)
    scheduler.start()
    #expect(late.events.isEmpty)
  }

  @Test func lateSubscriberOfAClosedWindowGetsItsEnd() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    var opened: [Observable<Int>] = []
    _ = scheduler.start {
      source.window(timeSpan: .seconds(100), count: 1, scheduler: scheduler).do(onNext: { opened.append($0) }).map { _ in 0 }
    }
    let late = scheduler.createObserver(Int.self)
    _ = opened.first?.subscribe(late)
    #expect(late.events == [.completed(1000)])
  }

  @Test func withoutCountOnlyTheTimeMatters() {
    let source = scheduler.createHotObservable([.next(205, 1), .next(206, 2), .next(207, 3)])
    #expect(
      windows(50, 0, source, disposed: 255) == [
        .next(200, "0 opens"), .next(205, "0: 1"), .next(206, "0: 2"), .next(207, "0: 3"), .next(250, "0 ends"),
        .next(250, "1 opens"),
      ])
  }

  @Test func subscribingToAWindowEntersTheTrampoline() {
    var isRequired = true
    _ = Observable<Int>.never().window(timeSpan: .seconds(1), count: 1, scheduler: scheduler)
      .subscribe(onNext: { window in
        _ = window.do(onSubscribe: { isRequired = CurrentThreadScheduler.isScheduleRequired }).subscribe()
      })
    #expect(!isRequired)
  }

  /// The timer and the count compete: nothing gets lost or doubled, whatever thread is faster.
  @Test func everyElementComesOnceAndInOrder() async {
    let queue = SerialDispatchQueueScheduler(internalSerialQueueName: "window")
    let elements: [Int] = await withCheckedContinuation { continuation in
      let log = Log<Int>()
      _ = Observable.range(start: 0, count: 50_000)
        .window(timeSpan: .microseconds(20), count: 7, scheduler: queue)
        .concatMap { $0 }
        .subscribe(onNext: log.add, onCompleted: { continuation.resume(returning: log.entries) })
    }
    #expect(elements == Array(0..<50_000))
  }
}
