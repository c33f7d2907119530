import RxSwift
import RxTest
import Testing

/// Sends and disposals from inside an observer.
@Suite struct NestingFactsTests {
  struct Chain: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    init(_ name: String, _ make: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>) {
      testDescription = name
      self.make = make
    }
  }

  /// Each of them sends several elements, or an element and completion, in one go.
  static let chains = [
    Chain("takeLast") { source, _ in source.takeLast(2) },
    Chain("startWith") { source, _ in source.flatMap { Observable.just($0).startWith(7, 8) } },
    Chain("buffer") { source, scheduler in
      source.buffer(timeSpan: .ticks(100), count: 2, scheduler: scheduler).map(\.count)
    },
    Chain("window") { source, scheduler in
      source.window(timeSpan: .ticks(100), count: 2, scheduler: scheduler).flatMap { $0 }
    },
    Chain("debounce") { source, scheduler in source.debounce(.ticks(100), scheduler: scheduler) },
    Chain("throttle") { source, scheduler in source.throttle(.ticks(100), scheduler: scheduler) },
    Chain("delay") { source, scheduler in source.delay(.ticks(100), scheduler: scheduler) },
    Chain("observe(on:)") { source, scheduler in source.observe(on: scheduler) },
    Chain("reduce") { source, _ in source.reduce(0, accumulator: +) },
    Chain("toArray") { source, _ in source.toArray().asObservable().map(\.count) },
    Chain("materialize") { source, _ in source.materialize().map { $0.isCompleted ? -1 : 1 } },
    Chain("merge") { source, _ in Observable.merge(source, source, source) },
    Chain("combineLatest") { source, _ in Observable.combineLatest(source, source) { $0 + $1 } },
    Chain("zip") { source, _ in Observable.zip(source, source) { $0 + $1 } },
    Chain("zip(collection)") { source, _ in Observable.zip([source, source]) { $0[0] + $0[1] } },
    Chain("withLatestFrom") { source, _ in source.withLatestFrom(source) },
    Chain("flatMap") { source, _ in source.flatMap { Observable.of($0, $0, $0) } },
    Chain("flatMapFirst") { source, _ in source.flatMapFirst { Observable.of($0, $0, $0) } },
    Chain("flatMapLatest") { source, _ in source.flatMapLatest { Observable.of($0, $0, $0) } },
    Chain("concatMap") { source, _ in source.concatMap { Observable.of($0, $0, $0) } },
    Chain("flatMap to just") { source, _ in source.flatMap { Observable.just($0) } },
    Chain("concat") { source, _ in source.concat(Observable.of(1, 2)) },
    Chain("ifEmpty(default:)") { source, _ in source.filter { _ in false }.ifEmpty(default: 1) },
    Chain("ifEmpty(switchTo:)") { source, _ in source.filter { _ in false }.ifEmpty(switchTo: .of(1, 2)) },
    Chain("catch") { source, _ in source.map { _ in throw TestError.first }.catch { _ in .of(1, 2) } },
    Chain("catchAndReturn") { source, _ in source.map { _ in throw TestError.first }.catchAndReturn(1) },
    Chain("retry") { source, _ in source.do(afterNext: { _ in throw TestError.first }).retry(5) },
    Chain("sample") { source, _ in source.sample(source, defaultValue: 3) },
    Chain("amb") { source, _ in source.amb(source) },
    Chain("take(while:) inclusive") { source, _ in source.take(while: { _ in false }, behavior: .inclusive) },
    Chain("take(for:)") { source, scheduler in source.take(for: .ticks(100), scheduler: scheduler) },
    Chain("timeout") { source, scheduler in source.timeout(.ticks(100), other: Observable.of(1, 2), scheduler: scheduler) },
    Chain("asSingle") { source, _ in source.take(1).asSingle().asObservable() },
    Chain("share") { source, _ in source.share() },
    Chain("share(replay:)") { source, _ in source.share(replay: 2) },
    Chain("groupBy") { source, _ in source.groupBy { $0 }.flatMap { $0 } },
    Chain("do") { source, _ in source.do(onNext: { _ in }, afterNext: { _ in }, onDispose: {}) },
    Chain("using") { source, _ in Observable.using({ Resource {} }, observableFactory: { _ in source }) },
    Chain("subscribe(on:)") { source, scheduler in source.subscribe(on: scheduler) },
  ]

  @Test(arguments: chains) func disposalAtTheFirstElement(_ chain: Chain) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = PublishSubject<Int>()
    let subscription = SerialDisposable()
    var elements = 0
    var ends = 0
    scheduler.scheduleAt(10) {
      subscription.disposable = chain.make(source, scheduler).subscribe { event in
        if event.isStopEvent { ends += 1 } else { elements += 1 }
        subscription.dispose()
      }
    }
    scheduler.scheduleAt(20) {
      source.onNext(1)
      source.onNext(1)
    }
    scheduler.scheduleAt(30) { source.onCompleted() }
    scheduler.start()
    #expect(elements == 1)
    #expect(ends == 0)
    #expect(!source.hasObservers)
  }

  /// The same, sent from a plain closure.
  @Test(arguments: chains) func disposalAtTheFirstElementOfCreate(_ chain: Chain) {
    let scheduler = TestScheduler(initialClock: 0)
    var observers: [AnyObserver<Int>] = []
    var disposals = 0
    let source = Observable<Int>.create { observer in
      observers.append(observer)
      return Disposables.create { disposals += 1 }
    }
    let subscription = SerialDisposable()
    var events = 0
    scheduler.scheduleAt(10) {
      subscription.disposable = chain.make(source, scheduler).subscribe { _ in
        events += 1
        subscription.dispose()
      }
    }
    scheduler.scheduleAt(20) {
      for _ in 0..<2 { for observer in observers { observer.onNext(1) } }
    }
    scheduler.scheduleAt(30) { for observer in observers { observer.onCompleted() } }
    scheduler.start()
    #expect(events == 1)
    #expect(disposals == observers.count)
  }

  /// What is sent from inside is delivered after what is being delivered, and in order.
  @Test func nestedSendsAreDeliveredInOrder() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let merged = Observable.merge(first, second)
    var log: [String] = []
    _ = merged.subscribe(onNext: { number in
      log.append("\(number)+")
      if number == 1 {
        second.onNext(2)
        second.onNext(3)
      }
      log.append("\(number)-")
    })
    first.onNext(1)
    #expect(log == ["1+", "1-", "2+", "2-", "3+", "3-"])
  }

  @Test func nestedSendsToTheOtherSource() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let makers: [(String, Observable<Int>, [Int])] = [
      ("combineLatest", Observable.combineLatest(first, second) { $0 + $1 }, [11, 12, 22]),
      ("combineLatest(collection)", Observable.combineLatest([first, second]) { $0[0] + $0[1] }, [11, 12, 22]),
      ("zip", Observable.zip(first, second) { $0 + $1 }, [11, 22]),
      ("zip(collection)", Observable.zip([first, second]) { $0[0] + $0[1] }, [11, 22]),
      ("withLatestFrom", first.withLatestFrom(second) { $0 + $1 }, [12]),
    ]
    for (name, chain, expected) in makers {
      var elements: [Int] = []
      let subscription = chain.subscribe(onNext: { element in
        elements.append(element)
        if element == 11 {
          first.onNext(2)
          second.onNext(20)
        }
      })
      first.onNext(1)
      second.onNext(10)
      if name == "withLatestFrom" { first.onNext(2) }
      #expect(elements == expected, "\(name)")
      subscription.dispose()
    }
  }

  /// The subject is still delivering 1, so 2 waits.
  @Test func nestedSwitch() {
    let source = PublishSubject<Int>()
    var elements: [Int] = []
    _ = source.flatMapLatest { Observable.of($0 * 10, $0 * 10 + 1) }.subscribe(onNext: { element in
      elements.append(element)
      if element == 10 { source.onNext(2) }
    })
    source.onNext(1)
    #expect(elements == [10, 11, 20, 21])
  }

  @Test func nestedCompletionCutsOffWhatWaits() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [String] = []
    _ = Observable.merge(first, second).subscribe { event in
      log.append(Lab.text(event))
      if case .next(1) = event {
        second.onError(TestError.first)
        first.onNext(2)
      }
    }
    first.onNext(1)
    #expect(log == ["1", "E"])
  }
}
