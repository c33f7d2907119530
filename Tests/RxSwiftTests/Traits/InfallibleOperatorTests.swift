import RxSwift
import RxTest
import Testing

@Suite struct InfallibleOperatorTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// 1, 2, 3, 4 at 210, 220, 230 and 240, completion at 250.
  private var source: Infallible<Int> {
    scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250)])
      .asInfallible(onErrorJustReturn: -1)
  }

  /// An element at 225, completion at 226.
  private var trigger: Infallible<Int> {
    scheduler.createHotObservable([.next(225, 0), .completed(226)]).asInfallible(onErrorJustReturn: -1)
  }

  private func events<Element: Equatable>(_ infallible: Infallible<Element>) -> [Recorded<Event<Element>>] {
    scheduler.start { infallible }.events
  }

  @Test func map() {
    #expect(
      events(source.map { "\($0)" }) == [
        .next(210, "1"), .next(220, "2"), .next(230, "3"), .next(240, "4"), .completed(250),
      ])
  }

  @Test func compactMap() {
    #expect(events(source.compactMap { $0 > 3 ? $0 * 10 : nil }) == [.next(240, 40), .completed(250)])
  }

  @Test func filter() {
    #expect(events(source.filter { $0 > 3 }) == [.next(240, 4), .completed(250)])
  }

  @Test func scan() {
    let sums: [Recorded<Event<Int>>] = [.next(210, 11), .next(220, 13), .next(230, 16), .next(240, 20), .completed(250)]
    #expect(events(source.scan(10) { $0 + $1 }) == sums)
  }

  @Test func scanInto() {
    let sums: [Recorded<Event<Int>>] = [.next(210, 11), .next(220, 13), .next(230, 16), .next(240, 20), .completed(250)]
    #expect(events(source.scan(into: 10) { $0 += $1 }) == sums)
  }

  @Test func distinctUntilChanged() {
    let elements = Infallible.of(1, 1, 2, 2, 1)
    let distinct: [Recorded<Event<Int>>] = [.next(200, 1), .next(200, 2), .next(200, 1), .completed(200)]
    #expect(events(elements.distinctUntilChanged()) == distinct)
    #expect(again { elements.distinctUntilChanged { $0 } } == distinct)
    #expect(again { elements.distinctUntilChanged { $0 == $1 } } == distinct)
    #expect(again { elements.distinctUntilChanged(at: \.self) } == distinct)
    #expect(again { elements.distinctUntilChanged({ $0 * 2 }, comparer: { $0 == $1 }) } == distinct)
  }

  private func again<Element: Equatable>(_ make: @escaping () -> Infallible<Element>) -> [Recorded<Event<Element>>] {
    TestScheduler(initialClock: 0).start(make).events
  }

  @Test func take() {
    #expect(events(source.take(2)) == [.next(210, 1), .next(220, 2), .completed(220)])
  }

  @Test func takeFor() {
    #expect(
      events(source.take(for: .seconds(25), scheduler: scheduler)) == [.next(210, 1), .next(220, 2), .completed(225)])
  }

  @Test func takeUntil() {
    #expect(events(source.take(until: trigger)) == [.next(210, 1), .next(220, 2), .completed(225)])
  }

  @Test func takeUntilAnObservable() {
    #expect(events(source.take(until: trigger.asObservable())) == [.next(210, 1), .next(220, 2), .completed(225)])
  }

  @Test func takeUntilOrWhileAPredicate() {
    #expect(events(source.take(until: { $0 == 2 })) == [.next(210, 1), .completed(220)])
    #expect(
      again { Infallible.of(1, 2, 3).take(until: { $0 == 2 }, behavior: .inclusive) } == [
        .next(200, 1), .next(200, 2), .completed(200),
      ])
    #expect(again { Infallible.of(1, 2, 3).take(while: { $0 < 2 }) } == [.next(200, 1), .completed(200)])
    #expect(
      again { Infallible.of(1, 2, 3).take(while: { $0 < 2 }, behavior: .inclusive) } == [
        .next(200, 1), .next(200, 2), .completed(200),
      ])
  }

  @Test func skipUntil() {
    #expect(events(source.skip(until: trigger.asObservable())) == [.next(230, 3), .next(240, 4), .completed(250)])
  }

  @Test func skipWhile() {
    #expect(events(source.skip(while: { $0 < 3 })) == [.next(230, 3), .next(240, 4), .completed(250)])
  }

  @Test func debounce() {
    #expect(events(source.debounce(.seconds(20), scheduler: scheduler)) == [.next(250, 4), .completed(250)])
  }

  @Test func throttle() {
    #expect(
      events(source.throttle(.seconds(15), scheduler: scheduler)) == [
        .next(210, 1), .next(225, 2), .next(240, 4), .completed(250),
      ])
  }

  @Test func throttleWithoutTheLatest() {
    #expect(
      events(source.throttle(.seconds(15), latest: false, scheduler: scheduler)) == [
        .next(210, 1), .next(230, 3), .completed(250),
      ])
  }

  @Test func startWith() {
    #expect(events(source.take(1).startWith(0).startWith(-1)) == [.next(200, -1), .next(200, 0), .next(210, 1), .completed(210)])
  }

  @Test func doCallsAllClosures() {
    let log = Log<String>()
    _ = Infallible.just(1)
      .do(
        onNext: { _ in log.add("onNext") }, afterNext: { _ in log.add("afterNext") },
        onCompleted: { log.add("onCompleted") }, afterCompleted: { log.add("afterCompleted") },
        onSubscribe: { log.add("onSubscribe") }, onSubscribed: { log.add("onSubscribed") },
        onDispose: { log.add("onDispose") }
      )
      .subscribe(onNext: { _ in log.add("next") }, onCompleted: { log.add("completed") })
    #expect(
      log.entries == [
        "onSubscribe", "onNext", "next", "afterNext", "onCompleted", "completed", "afterCompleted", "onSubscribed",
        "onDispose",
      ])
  }

  @Test func debugPassesEvents() {
    #expect(events(source.take(1).debug("source", trimOutput: true)) == [.next(210, 1), .completed(210)])
  }

  @Test func share() {
    var runs = 0
    let source = PublishSubject<Int>()
    let shared = Infallible<Int>.deferred {
      runs += 1
      return source.asInfallible(onErrorJustReturn: 0)
    }.share(replay: 1)
    let log = Log<String>()
    let first = shared.subscribe(onNext: { log.add("first \($0)") })
    source.onNext(1)
    let second = shared.subscribe(onNext: { log.add("second \($0)") })
    source.onNext(2)
    first.dispose()
    second.dispose()
    #expect(log.entries == ["first 1", "second 1", "first 2", "second 2"])
    #expect(runs == 1)
    #expect(!source.hasObservers)
  }

  @Test func withUnretained() {
    let object = CountingDisposable()
    #expect(
      events(source.take(1).withUnretained(object).map { $0 === object ? $1 : -1 }) == [.next(210, 1), .completed(210)])
    #expect(
      again { Infallible.just(1).withUnretained(object) { $0 === object ? $1 : -1 } } == [.next(200, 1), .completed(200)])
  }

  @Test func withUnretainedCompletesOnceTheObjectIsGone() {
    var object: CountingDisposable? = CountingDisposable()
    let infallible = source.withUnretained(object!) { $1 }
    scheduler.scheduleAt(215) { object = nil }
    #expect(events(infallible) == [.next(210, 1), .completed(220)])
  }
}
