import RxSwift
import RxTest
import Testing

@Suite struct TakeLastTests {
  @Test(arguments: [(0, []), (1, [3]), (2, [2, 3]), (7, [1, 2, 3])]) func sendsThemAtCompletion(count: Int, expected: [Int]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(150, 0), .next(210, 1), .next(220, 2), .next(230, 3), .completed(250),
    ])
    let result = scheduler.start { source.takeLast(count) }
    #expect(result.events == expected.map { .next(250, $0) } + [.completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func failureSendsOnlyTheError() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(250, TestError.first)])
    let result = scheduler.start { source.takeLast(1) }
    #expect(result.events == [.error(250, TestError.first)])
  }

  @Test func elementsThatComeMeanwhileAreIgnored() {
    let source = PublishSubject<Int>()
    var events: [Event<Int>] = []
    _ = source.takeLast(2).subscribe {
      events.append($0)
      source.onNext(9)
    }
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    #expect(events == [.next(1), .next(2), .completed])
  }

  @Test func stopsWhenTheResultIsDisposed() {
    let source = PublishSubject<Int>()
    var elements: [Int] = []
    _ = source.takeLast(3).take(1).subscribe(onNext: { elements.append($0) })
    for element in 1...4 { source.onNext(element) }
    source.onCompleted()
    #expect(elements == [2])
  }

  @Test func negativeCountTraps() async {
    await #expect(processExitsWith: .failure) { _ = Observable<Int>.never().takeLast(-1) }
  }
}
