import RxCocoa
import RxSwift
import RxTest
import Testing

/// Every operator shares its result again.
@Suite struct SharingTests {
  struct Operator: Sendable, CustomTestStringConvertible {
    let name: String
    let driver: @Sendable (Driver<Int>) -> Driver<Int>
    let signal: @Sendable (Signal<Int>) -> Signal<Int>

    var testDescription: String { name }

    init(
      _ name: String, _ driver: @escaping @Sendable (Driver<Int>) -> Driver<Int>,
      _ signal: @escaping @Sendable (Signal<Int>) -> Signal<Int>
    ) {
      self.name = name
      self.driver = driver
      self.signal = signal
    }
  }

  static let operators: [Operator] = [
    Operator("asDriver", { $0 }, { $0 }),
    Operator("map", { $0.map { $0 } }, { $0.map { $0 } }),
    Operator("compactMap", { $0.compactMap { $0 } }, { $0.compactMap { $0 } }),
    Operator("filter", { $0.filter { _ in true } }, { $0.filter { _ in true } }),
    Operator("scan", { $0.scan(0) { $1 } }, { $0.scan(0) { $1 } }),
    Operator("skip", { $0.skip(0) }, { $0.skip(0) }),
    Operator("distinctUntilChanged", { $0.distinctUntilChanged() }, { $0.distinctUntilChanged() }),
    Operator("do", { $0.do() }, { $0.do() }),
    Operator("delay", { $0.delay(.ticks(1)) }, { $0.delay(.ticks(1)) }),
    Operator("debounce", { $0.debounce(.ticks(1)) }, { $0.debounce(.ticks(1)) }),
    Operator("throttle", { $0.throttle(.ticks(1)) }, { $0.throttle(.ticks(1)) }),
    Operator("flatMap", { $0.flatMap { .just($0) } }, { $0.flatMap { .just($0) } }),
    Operator("flatMapFirst", { $0.flatMapFirst { .just($0) } }, { $0.flatMapFirst { .just($0) } }),
    Operator("flatMapLatest", { $0.flatMapLatest { .just($0) } }, { $0.flatMapLatest { .just($0) } }),
    Operator("merge", { $0.map { Driver.just($0) }.merge() }, { $0.map { Signal.just($0) }.merge() }),
    Operator("switchLatest", { $0.map { Driver.just($0) }.switchLatest() }, { $0.map { Signal.just($0) }.switchLatest() }),
    Operator("merge of several", { .merge($0, .never()) }, { .merge($0, .never()) }),
    Operator("concat", { .concat([$0, .never()]) }, { .concat([$0, .never()]) }),
    Operator("zip", { .zip([$0]) { $0[0] } }, { .zip([$0]) { $0[0] } }),
    Operator("combineLatest", { .combineLatest([$0]) { $0[0] } }, { .combineLatest([$0]) { $0[0] } }),
    Operator("deferred", { driver in .deferred { driver } }, { signal in .deferred { signal } }),
    Operator("catching another", { $0.asDriver(onErrorJustReturn: 0) }, { $0.asSignal(onErrorJustReturn: 0) }),
  ]

  @Test(arguments: operators) func driver(_ form: Operator) {
    let (first, second, spans) = hear { form.driver($0.asDriver(onErrorJustReturn: 0)) }
    #expect(first == [1, 2])
    #expect(second == [1, 2])
    #expect(spans == "S[200,400]")
  }

  @Test(arguments: operators) func signal(_ form: Operator) {
    let (first, second, spans) = hear { form.signal($0.asSignal(onErrorJustReturn: 0)) }
    #expect(first == [1, 2])
    #expect(second == [2])
    #expect(spans == "S[200,400]")
  }

  /// Two subscribers, the second one between the elements.
  private func hear<Strategy>(
    _ make: @escaping (TestableObservable<Int>) -> SharedSequence<Strategy, Int>
  ) -> ([Int], [Int], String) {
    let lab = Lab()
    let scheduler = lab.scheduler
    let source = lab.hot("1@210 2@310")
    let observers = [scheduler.createObserver(Int.self), scheduler.createObserver(Int.self)]
    SharingScheduler.mock(scheduler: scheduler) {
      let sequence = make(source)
      let bag = CompositeDisposable()
      scheduler.scheduleAt(200) { _ = bag.insert(sequence.asObservable().subscribe(observers[0])) }
      scheduler.scheduleAt(300) { _ = bag.insert(sequence.asObservable().subscribe(observers[1])) }
      scheduler.scheduleAt(400) { bag.dispose() }
      scheduler.start()
    }
    return (observers[0].events.compactMap(\.value.element), observers[1].events.compactMap(\.value.element), source.spans)
  }

  @Test func whatIsKnownInAdvanceIsNotShared() {
    var runs = 0
    let lab = Lab()
    SharingScheduler.mock(scheduler: lab.scheduler) {
      let driver = Driver.just(5).map { number in
        runs += 1
        return number
      }
      _ = lab.scheduler.start { driver }
      _ = lab.scheduler.start(created: 1100, subscribed: 1200, disposed: 1300) { driver }
    }
    #expect(runs == 2)
  }

  @Test func deferredMakesItsSequenceAnewForEachRun() {
    var runs = 0
    let lab = Lab()
    SharingScheduler.mock(scheduler: lab.scheduler) {
      let signal = Signal<Int>.deferred {
        runs += 1
        return .never()
      }
      _ = lab.scheduler.start { signal }
      _ = lab.scheduler.start(created: 1100, subscribed: 1200, disposed: 1300) { signal }
    }
    #expect(runs == 2)
  }

  @Test func aStrategyOfOnesOwn() {
    let lab = Lab()
    let source = lab.hot("1@210 2@310")
    let sequence: SharedSequence<Immediate, Int> = source.asSharedSequence(onErrorJustReturn: 0).map { $0 * 10 }
    var received: [[Int]] = [[], []]
    let first = sequence.asObservable().subscribe(onNext: { received[0].append($0) })
    lab.scheduler.advanceTo(250)
    let second = sequence.asObservable().subscribe(onNext: { received[1].append($0) })
    lab.scheduler.advanceTo(350)
    #expect(received == [[10, 20], [10, 20]])
    #expect(source.subscriptions.count == 1)
    first.dispose()
    second.dispose()
  }
}

/// Delivers where the source sends, and replays everything.
private struct Immediate: SharingStrategyProtocol {
  static var scheduler: any SchedulerType { InlineScheduler() }

  static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 10)
  }
}
