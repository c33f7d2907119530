import RxSwift
import RxTest
import Testing

@Suite struct InfallibleFlatMapTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private var source: TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 10), .next(220, 20), .completed(230)])
  }

  /// Two elements, 5 and 15 after the subscription; completion 20 after it.
  private func inner(_ element: Int) -> Infallible<Int> {
    scheduler.createColdObservable([.next(5, element + 1), .next(15, element + 2), .completed(20)])
      .asInfallible(onErrorJustReturn: 0)
  }

  @Test func flatMap() {
    let result = scheduler.start { source.asInfallible(onErrorJustReturn: 0).flatMap(inner) }
    #expect(result.events == [.next(215, 11), .next(225, 12), .next(225, 21), .next(235, 22), .completed(240)])
  }

  @Test func flatMapFirst() {
    let result = scheduler.start { source.asInfallible(onErrorJustReturn: 0).flatMapFirst(inner) }
    #expect(result.events == [.next(215, 11), .next(225, 12), .completed(230)])
  }

  @Test func flatMapLatest() {
    let result = scheduler.start { source.asInfallible(onErrorJustReturn: 0).flatMapLatest(inner) }
    #expect(result.events == [.next(215, 11), .next(225, 21), .next(235, 22), .completed(240)])
  }

  @Test func concatMap() {
    let result = scheduler.start { source.asInfallible(onErrorJustReturn: 0).concatMap(inner) }
    #expect(result.events == [.next(215, 11), .next(225, 12), .next(235, 21), .next(245, 22), .completed(250)])
  }

  @Test func innerSequencesMayBeOfAnyKind() {
    let result = scheduler.start {
      Infallible.just(1)
        .flatMap { Observable.just($0 + 1) }
        .flatMapLatest { Single.just($0 + 1) }
        .flatMapFirst { Maybe.just($0 + 1) }
        .concatMap { Observable.just($0 + 1) }
    }
    #expect(result.events == [.next(200, 5), .completed(200)])
  }

  @Test func observableFlatMapLatestToInfalliblesIsInfallible() {
    let result = scheduler.start {
      let latest = source.flatMapLatest(inner)
      return latest as Infallible<Int>
    }
    #expect(result.events == [.next(215, 11), .next(225, 21), .next(235, 22), .completed(240)])
  }

  @Test func observableFlatMapLatestToInfalliblesIsAnObservableIfWanted() {
    let result = scheduler.start {
      let latest: Observable<Int> = source.flatMapLatest(inner)
      return latest
    }
    #expect(result.events == [.next(215, 11), .next(225, 21), .next(235, 22), .completed(240)])
  }

  @Test func errorsOfAnObservableGetThrough() {
    let failing = scheduler.createHotObservable([.next(210, 10), .error(217, TestError.first)])
    let result = scheduler.start { failing.flatMapLatest(inner) }
    #expect(result.events == [.next(215, 11), .error(217, TestError.first)])
  }
}
