import TestSupport
import Foundation
import RxCocoa
import RxSwift
import Testing

@Suite @MainActor struct ControlEventTests {
  @Test func isSubscribedAtOnceOnMain() {
    var log: [String] = []
    let source = PublishSubject<Int>()
    let event = ControlEvent(events: source.do(onSubscribe: { log.append("subscribe") }, onDispose: { log.append("dispose") }))
    let subscription = event.subscribe(onNext: { log.append("\($0)") })
    source.onNext(1)
    subscription.dispose()
    source.onNext(2)
    #expect(log == ["subscribe", "1", "dispose"])
  }

  @Test func isSubscribedAndDisposedOnMainFromElsewhere() async {
    let log = Log<String>()
    let event = ControlEvent(
      events: Observable<Int>.create { _ in
        log.add("subscribe \(isOnMainQueue())")
        return Disposables.create { log.add("dispose \(isOnMainQueue())") }
      })
    let subscription = await elsewhere { event.subscribe() }
    while log.entries.isEmpty { await nextMainTurn() }
    await elsewhere { subscription.dispose() }
    while log.entries.count < 2 { await nextMainTurn() }
    #expect(log.entries == ["subscribe true", "dispose true"])
  }

  @Test func subscriptionsAreSeparate() {
    var runs = 0
    let event = ControlEvent(events: Observable<Int>.never().do(onSubscribe: { runs += 1 }))
    let subscriptions = [event.subscribe(), event.asControlEvent().subscribe(), event.asObservable().subscribe()]
    #expect(runs == 3)
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func observersGetCompletion() {
    var events: [String] = []
    let source = Observable.of(1, 2)
    _ = ControlEvent(events: source).subscribe(AnyObserver<Int> { events.append("\($0)") })
    #expect(events == ["next(1)", "next(2)", "completed"])
  }

  @Test func conversions() {
    var received: [Int] = []
    let event = ControlEvent(events: Observable.just(1))
    _ = event.asDriver().drive(onNext: { received.append($0) })
    _ = event.asSignal().emit(onNext: { received.append($0 * 10) })
    _ = event.asInfallible().subscribe(onNext: { received.append($0 * 100) })
    #expect(received == [1, 10, 100])
  }

  @Test func failingStopsADebugBuild() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = ControlEvent(events: Observable<Int>.error(TestError.first)).asDriver().drive()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = ControlEvent(events: Observable<Int>.error(TestError.first)).asSignal().emit()
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = ControlEvent(events: Observable<Int>.error(TestError.first)).asInfallible().subscribe()
      }
    }
  }

  @Test func anObservableTypeOfOnesOwn() {
    struct Taps: ControlEventType {
      typealias Element = Int
      let source: Observable<Int>
      func asControlEvent() -> ControlEvent<Int> { ControlEvent(events: source) }
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        asControlEvent().subscribe(observer)
      }
    }
    var received: [Int] = []
    _ = Taps(source: .just(3)).map { $0 + 1 }.subscribe(onNext: { received.append($0) })
    #expect(received == [4])
  }
}
