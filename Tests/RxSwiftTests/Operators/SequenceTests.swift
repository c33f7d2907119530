import RxSwift
import RxTest
import Testing

/// `of`, `from`, `range` and `repeatElement` on the current thread.
@Suite struct SequenceTests {
  private func events<Element>(_ sequence: Observable<Element>) -> [RxSwift.Event<Element>] {
    var events: [RxSwift.Event<Element>] = []
    _ = sequence.subscribe { events.append($0) }
    return events
  }

  @Test func sendsAllAndCompletes() {
    #expect(events(Observable.of(1, 2, 3)) == [.next(1), .next(2), .next(3), .completed])
    #expect(events(Observable.from([1, 2])) == [.next(1), .next(2), .completed])
    #expect(events(Observable<Int>.from([])) == [.completed])
    #expect(events(Observable.from(stride(from: 0, to: 6, by: 3))) == [.next(0), .next(3), .completed])
    #expect(events(Observable.range(start: -1, count: 3)) == [.next(-1), .next(0), .next(1), .completed])
    #expect(events(Observable.range(start: 0, count: 0)) == [.completed])
  }

  @Test func rangeMayReachTheLargestInteger() {
    #expect(events(Observable.range(start: Int.max, count: 1)) == [.next(.max), .completed])
    #expect(events(Observable<UInt8>.range(start: 254, count: 2)) == [.next(254), .next(255), .completed])
    #expect(events(Observable<Int8>.range(start: -128, count: 127)).count == 128)
  }

  @Test func rangeRefusesWhatItCannotCount() async {
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: 0, count: -1) }
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: Int.max, count: 2) }
    await #expect(processExitsWith: .failure) { _ = Observable<UInt8>.range(start: 2, count: 255) }
  }

  @Test func pullsOnlyWhatIsWanted() {
    var pulled = 0
    let endless = AnyIterator<Int> {
      pulled += 1
      return pulled
    }
    #expect(events(Observable.from(IteratorSequence(endless)).take(3)) == [.next(1), .next(2), .next(3), .completed])
    #expect(pulled == 3)
  }

  @Test func endlessRepetitionIsEndedByTake() {
    #expect(events(Observable.repeatElement("a").take(2)) == [.next("a"), .next("a"), .completed])
  }

  @Test func eachSubscriptionStartsAnew() {
    let sequence = Observable.of(1, 2)
    #expect(events(sequence) == events(sequence))
  }

  @Test func takesTurnsWithOtherSequences() {
    #expect(
      events(Observable.merge(Observable.of(1, 2, 3), Observable.of(10, 20, 30)))
        == [.next(1), .next(10), .next(2), .next(20), .next(3), .next(30), .completed])
    #expect(
      events(Observable.merge(Observable.of(1, 2), Observable.just(10), Observable.of(100)))
        == [.next(10), .next(1), .next(100), .next(2), .completed])
  }

  @Test func nestedSubscriptionsTakeTurns() {
    var log: [String] = []
    _ = Observable.of(1, 2).subscribe(onNext: { a in
      log.append("a\(a)")
      if a == 1 { _ = Observable.of(7, 8).subscribe(onNext: { log.append("b\($0)") }) }
    })
    #expect(log == ["a1", "b7", "a2", "b8"])
  }

  @Test func justDoesNotWait() {
    var log: [String] = []
    _ = Observable.of(1, 2).subscribe(onNext: { a in
      log.append("a\(a)")
      if a == 1 { _ = Observable.just(7).subscribe(onNext: { log.append("b\($0)") }) }
    })
    #expect(log == ["a1", "b7", "a2"])
  }

  @Test func subscriptionsInsideAnActionWaitForItsEnd() {
    var log: [String] = []
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      _ = Observable.of(1, 2).subscribe(onNext: { log.append("a\($0)") })
      _ = Observable.of(3, 4).subscribe(onNext: { log.append("b\($0)") })
      log.append("end")
      return Disposables.create()
    }
    #expect(log == ["end", "a1", "b3", "a2", "b4"])
  }
}
