import RxSwift
import RxTest
import Testing

@Suite struct DistinctUntilChangedTests {
  private static func source(_ scheduler: TestScheduler, _ elements: [Int]) -> TestableObservable<Int> {
    scheduler.createHotObservable(
      elements.enumerated().map { .next(210 + $0.offset * 10, $0.element) } + [.completed(300)])
  }

  @Test func dropsEqualNeighbours() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [2, 2, 3, 2, 2])
    let result = scheduler.start { source.distinctUntilChanged() }
    #expect(result.events == [.next(210, 2), .next(230, 3), .next(240, 2), .completed(300)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func comparesKeys() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [2, 4, 3, 6])
    var keys = 0
    let result = scheduler.start {
      source.distinctUntilChanged { element -> Int in
        keys += 1
        return element % 2
      }
    }
    #expect(result.events == [.next(210, 2), .next(230, 3), .next(240, 6), .completed(300)])
    #expect(keys == 4)
  }

  @Test func comparesWithTheLastPassedElement() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [1, 2, 3, 4])
    var pairs: [[Int]] = []
    let result = scheduler.start {
      source.distinctUntilChanged { last, new in
        pairs.append([last, new])
        return new - last < 2
      }
    }
    #expect(result.events == [.next(210, 1), .next(230, 3), .completed(300)])
    #expect(pairs == [[1, 2], [1, 3], [3, 4]])
  }

  @Test func comparesKeysWithAComparer() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [1, -1, 2])
    let result = scheduler.start { source.distinctUntilChanged({ $0.magnitude }, comparer: { $0 == $1 }) }
    #expect(result.events == [.next(210, 1), .next(230, 2), .completed(300)])
  }

  @Test func comparesAtAKeyPath() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Self.source(scheduler, [1, -1, 2])
    let result = scheduler.start { source.distinctUntilChanged(at: \.magnitude) }
    #expect(result.events == [.next(210, 1), .next(230, 2), .completed(300)])
  }

  @Test func optionalsCount() {
    var elements: [Int?] = []
    _ = Observable.from([nil, nil, 1, nil] as [Int?]).distinctUntilChanged().subscribe(onNext: { elements.append($0) })
    #expect(elements == [nil, 1, nil])
  }

  @Test func oneArgumentIsAKeyAndTwoAreCompared() {
    var byKey: [Int] = []
    var byComparer: [Int] = []
    _ = Observable.of(1, 1, 2).distinctUntilChanged { $0 }.subscribe(onNext: { byKey.append($0) })
    _ = Observable.of(1, 1, 2).distinctUntilChanged { $0 == $1 }.subscribe(onNext: { byComparer.append($0) })
    #expect(byKey == [1, 2])
    #expect(byComparer == [1, 2])
  }
}
