import RxSwift
import RxTest
import Testing

@Suite struct TakeTests {
  private static func source(_ scheduler: TestScheduler) -> TestableObservable<Int> {
    scheduler.createHotObservable([.next(150, 0), .next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
  }

  @Test func completesWithTheLastElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.take(2) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func fewerElementsPass() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.take(7) }
    #expect(result.events == [.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func zeroDoesNotSubscribe() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler)
    let result = scheduler.start { source.take(0) }
    #expect(result.events == [.completed(200)])
    #expect(source.subscriptions.isEmpty)
  }

  @Test func reentrantElementsDoNotExceedTheCount() {
    let source = PublishSubject<Int>()
    var elements: [Int] = []
    _ = source.take(1).subscribe(onNext: {
      elements.append($0)
      source.onNext($0 + 1)
    })
    source.onNext(1)
    #expect(elements == [1])
  }

  @Test func reentrantElementsOfAForeignSourceDoNotExceedTheCount() {
    var send: (Int) -> Void = { _ in }
    var elements: [Int] = []
    let foreign = ForeignSource { observer in send = { observer(.next($0)) } }
    _ = foreign.take(2).subscribe(onNext: {
      elements.append($0)
      if $0 < 5 { send($0 + 1) }
    })
    send(1)
    #expect(elements == [1, 2])
  }

  @Test func negativeCountTraps() async {
    await #expect(processExitsWith: .failure) { _ = Observable<Int>.never().take(-1) }
  }
}

private struct ForeignSource: ObservableType {
  typealias Element = Int

  let start: (@escaping (Event<Int>) -> Void) -> Void

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
    start(observer.on)
    return Disposables.create()
  }
}
