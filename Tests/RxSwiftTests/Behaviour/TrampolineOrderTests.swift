import RxSwift
import Testing

/// The turns that synchronous sequences take on one thread.
@Suite struct TrampolineOrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let expected: String
    let source: @Sendable () -> Observable<String>

    init<Source: ObservableConvertibleType & SendableMetatype>(
      _ name: String, _ expected: String, _ source: @escaping @Sendable () -> Source
    ) {
      testDescription = name
      self.expected = expected
      self.source = { source().asObservable().map { "\($0)" } }
    }
  }

  private static func of(_ elements: Int...) -> Observable<Int> { .from(elements) }
  private static func just(_ element: Int) -> Observable<Int> { .just(element) }
  private static func pair(_ first: Int, _ second: Int) -> String { "\(first)-\(second)" }

  static let merging = [
    Case("merge of two", "1 10 2 20 3 30 C") { Observable.merge(of(1, 2, 3), of(10, 20, 30)) },
    Case("merge of nested", "1 2 10 3 20 30 C") { Observable.of(of(1, 2, 3), of(10, 20, 30)).merge() },
    Case("merge of three", "1 10 100 2 20 200 C") { Observable.merge(of(1, 2), of(10, 20), of(100, 200)) },
    Case("merge with just", "10 1 100 2 C") { Observable.merge(of(1, 2), just(10), of(100)) },
    Case("merge of justs", "1 2 C") { Observable.merge(just(1), just(2)) },
    Case("merge with error", "1 10 2 E") { Observable.merge(of(1, 2, 3), of(10).concat(Observable.error(TestError.first))) },
    Case("merge with concat", "1 10 2 20 30 3 C") { Observable.merge(of(1, 2).concat(of(3)), of(10, 20, 30)) },
    Case("limited to one", "1 2 3 4 5 6 C") { Observable.of(of(1, 2), of(3, 4), of(5, 6)).merge(maxConcurrent: 1) },
    Case("limited to two", "1 2 3 4 5 6 C") { Observable.of(of(1, 2), of(3, 4), of(5, 6)).merge(maxConcurrent: 2) },
    Case("amb", "1 2 C") { of(1, 2).amb(of(10, 20)) },
    Case("concat", "1 2 3 4 C") { Observable.concat(of(1, 2), of(3, 4)) },
  ]

  static let combining = [
    Case("zip", "1-10 2-20 3-30 C") { Observable.zip(of(1, 2, 3), of(10, 20, 30), resultSelector: pair) },
    Case("zip of unequal", "1-10 2-20 C") { Observable.zip(of(1, 2, 3), of(10, 20), resultSelector: pair) },
    Case("zip of unequal, the other way", "1-10 2-20 C") { Observable.zip(of(1, 2), of(10, 20, 30), resultSelector: pair) },
    Case("combineLatest", "1-10 2-10 2-20 3-20 3-30 C") {
      Observable.combineLatest(of(1, 2, 3), of(10, 20, 30), resultSelector: pair)
    },
    Case("combineLatest of three", "1-10-100 2-10-100 2-20-100 2-20-200 C") {
      Observable.combineLatest(of(1, 2), of(10, 20), of(100, 200)) { "\($0)-\($1)-\($2)" }
    },
    Case("combineLatest with just", "1-10 1-20 1-30 C") {
      Observable.combineLatest(just(1), of(10, 20, 30), resultSelector: pair)
    },
    Case("combineLatest with just behind", "10-1 20-1 30-1 C") {
      Observable.combineLatest(of(10, 20, 30), just(1), resultSelector: pair)
    },
    Case("combineLatest with startWith", "0-5 1-5 1-10 2-10 2-20 C") {
      Observable.combineLatest(of(1, 2).startWith(0), of(10, 20).startWith(5), resultSelector: pair)
    },
    Case("withLatestFrom", "1-10 2-20 3-30 C") { of(1, 2, 3).withLatestFrom(of(10, 20, 30), resultSelector: pair) },
  ]

  static let flattening = [
    Case("flatMap", "10 11 20 21 30 31 C") { of(1, 2, 3).flatMap { of(10 * $0, 10 * $0 + 1) } },
    Case("flatMap of three", "10 11 20 12 21 30 22 31 32 C") {
      of(1, 2, 3).flatMap { of(10 * $0, 10 * $0 + 1, 10 * $0 + 2) }
    },
    Case("flatMap of just", "10 20 30 C") { of(1, 2, 3).flatMap { just(10 * $0) } },
    Case("concatMap", "10 11 20 21 30 31 C") { of(1, 2, 3).concatMap { of(10 * $0, 10 * $0 + 1) } },
    Case("flatMapLatest", "10 20 30 31 C") { of(1, 2, 3).flatMapLatest { of(10 * $0, 10 * $0 + 1) } },
    Case("flatMapFirst", "10 11 C") { of(1, 2, 3).flatMapFirst { of(10 * $0, 10 * $0 + 1) } },
  ]

  static let limiting = [
    Case("take(until:) of", "C") { of(1, 2, 3).take(until: of(9)) },
    Case("take(until:) just", "C") { of(1, 2, 3).take(until: just(9)) },
    Case("skip(until:) of", "2 3 C") { of(1, 2, 3).skip(until: of(9)) },
    Case("skip(until:) just", "1 2 3 C") { of(1, 2, 3).skip(until: just(9)) },
    Case("sample", "1 2 3 C") { of(1, 2, 3).sample(of(9, 9, 9)) },
  ]

  static let sharing = [
    Case("zip of shared", "1-2 2-3 C") {
      let shared = of(1, 2, 3).share()
      return Observable.zip(shared, shared.skip(1), resultSelector: pair)
    },
    Case("merge of shared", "1 10 2 20 3 30 C") {
      let shared = of(1, 2, 3).share()
      return Observable.merge(shared, shared.map { 10 * $0 })
    },
    Case("merge of a shared just", "1 1 C") {
      let shared = just(1).share()
      return Observable.merge(shared, shared)
    },
  ]

  static let scheduling = [
    Case("observe(on:)", "1 2 3 C") { of(1, 2, 3).observe(on: CurrentThreadScheduler.instance) },
    Case("merge with observe(on:)", "10 1 20 2 C") {
      Observable.merge(of(1, 2).observe(on: CurrentThreadScheduler.instance), of(10, 20))
    },
    Case("subscribe(on:)", "1 2 3 C") { of(1, 2, 3).subscribe(on: CurrentThreadScheduler.instance) },
    Case("merge with subscribe(on:)", "10 1 20 2 C") {
      Observable.merge(of(1, 2).subscribe(on: CurrentThreadScheduler.instance), of(10, 20))
    },
  ]

  static let creating = [
    Case("of", "1 2 C") { of(1, 2) },
    Case("empty array", "C") { Observable<Int>.from([]) },
    Case("range", "3 4 5 C") { Observable.range(start: 3, count: 3) },
    Case("merge of range and repeatElement", "0 7 1 7 C") {
      Observable.merge(Observable.range(start: 0, count: 2), Observable.repeatElement(7).take(2))
    },
    Case("merge of generate and of", "0 10 1 20 2 30 C") {
      Observable.merge(Observable.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 }), of(10, 20, 30))
    },
    Case("just on the current thread", "1 10 20 C") {
      Observable.merge(Observable.just(1, scheduler: CurrentThreadScheduler.instance), of(10, 20))
    },
  ]

  @Test(arguments: merging + combining + flattening + limiting + sharing + scheduling + creating)
  func turns(_ example: Case) {
    #expect(heard(example.source()) == example.expected)
  }

  @Test(arguments: merging + combining + flattening + limiting + sharing + scheduling + creating)
  func turnsAreTheSameInsideOfAScheduledAction(_ example: Case) {
    let log = Log<String>()
    _ = CurrentThreadScheduler.instance.schedule(()) {
      let subscription = example.source().log("", to: log)
      return subscription
    }
    #expect(log.text == example.expected)
  }

  @Test func aSharedJustIsSubscribedTwice() {
    let log = Log<String>()
    let shared = Observable.just(1).do(onSubscribe: { log.add("subscribe") }).share()
    #expect(heard(Observable.merge(shared, shared)) == "1 1 C")
    #expect(log.text == "subscribe subscribe")
  }
}
