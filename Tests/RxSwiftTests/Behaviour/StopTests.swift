import RxSwift
import RxTest
import Testing

/// A stop event cuts off everything behind it, also what its own handler causes.
@Suite struct StopTests {
  typealias Selector = (Int) throws -> Observable<Int>

  struct Flattening: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, @escaping Selector) -> Observable<Int>
  }

  static let flattenings = [
    Flattening(testDescription: "flatMap") { $0.flatMap($1) },
    Flattening(testDescription: "flatMapLatest") { $0.flatMapLatest($1) },
    Flattening(testDescription: "flatMapFirst") { $0.flatMapFirst($1) },
    Flattening(testDescription: "concatMap") { $0.concatMap($1) },
    Flattening(testDescription: "merge") { $0.map($1).merge() },
    Flattening(testDescription: "merge(maxConcurrent: 2)") { $0.map($1).merge(maxConcurrent: 2) },
    Flattening(testDescription: "concat") { $0.map($1).concat() },
    Flattening(testDescription: "switchLatest") { $0.map($1).switchLatest() },
  ]

  private let log = Log<String>()

  @Test(arguments: flattenings) func anInnerErrorLetsNoNewInnerIn(_ flattening: Flattening) {
    let log = log
    let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = flattening.apply(outer) { number in
      let source: Observable<Int> = number == 1 ? inner : .just(number)
      return source.do(onSubscribe: { log.add("subscribe\(number)") })
    }
    .subscribe {
      log.add(word($0))
      guard $0.isStopEvent else { return }
      outer.onNext(2)
      inner.onNext(3)
      log.add("handled")
    }
    outer.onNext(1)
    inner.onNext(0)
    inner.onError(TestError.first)
    outer.onNext(4)
    #expect(log.text == "subscribe1 0 E handled")
    #expect(!outer.hasObservers)
  }

  @Test(arguments: flattenings.filter { $0.testDescription.contains("Map") })
  func anInnerErrorKeepsTheSelectorFromBeingCalled(_ flattening: Flattening) {
    let log = log
    let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = flattening.apply(outer) { number in
      log.add("selector\(number)")
      return inner
    }
    .subscribe(onError: { _ in outer.onNext(2) })
    outer.onNext(1)
    inner.onError(TestError.first)
    #expect(log.text == "selector1")
  }

  @Test(arguments: flattenings) func aThrowingSelectorLetsNothingMoreThrough(_ flattening: Flattening) {
    let log = log
    let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = flattening.apply(outer) { number in
      log.add("selector\(number)")
      if number == 2 { throw TestError.first }
      return inner
    }
    .subscribe {
      log.add(word($0))
      guard $0.isStopEvent else { return }
      inner.onNext(8)
      outer.onNext(3)
    }
    outer.onNext(1)
    outer.onNext(2)
    inner.onNext(9)
    if flattening.testDescription == "flatMapFirst" {
      #expect(log.text == "selector1 9")
    } else {
      #expect(log.text == "selector1 selector2 E")
    }
  }

  @Test func aQueuedStopCutsOffWhatIsQueuedBehindIt() {
    let operators: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
      ("merge", { Observable.merge($0, $1) }), ("merge of array", { Observable.merge([$0, $1]) }),
      ("flatMap", { Observable.of($0, $1).flatMap { $0 } }),
      ("combineLatest", { Observable.combineLatest($0, $1.startWith(0)) { a, _ in a } }),
      ("withLatestFrom", { $0.withLatestFrom($1.startWith(0)) { a, _ in a } }), ("take(until:)", { $0.take(until: $1) }),
      ("amb", { $0.amb($1) }),
    ]
    for (name, combine) in operators {
      let log = Log<String>()
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      _ = combine(first, second).subscribe {
        log.add(word($0))
        guard $0.element == 1 else { return }
        if name == "amb" { first.onError(TestError.first) } else { second.onError(TestError.first) }
        first.onNext(2)
        second.onNext(3)
        first.onCompleted()
      }
      first.onNext(1)
      #expect(log.text == "1 E", "\(name)")
      #expect(!first.hasObservers && !second.hasObservers, "\(name)")
    }
  }

  @Test func whatANestedSendCausedIsDoneWhenTheOuterOneReturns() {
    let operators: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
      ("merge", { Observable.merge($0, $1) }), ("flatMap", { Observable.of($0, $1).flatMap { $0 } }),
      ("concatMap", { first, second in first.concatMap { Observable.just($0) } }),
      ("flatMapLatest", { first, second in first.flatMapLatest { Observable.just($0) } }),
      ("map", { first, _ in first.map { $0 } }), ("share", { first, _ in first.share() }),
      ("share(replay: 1)", { first, _ in first.share(replay: 1) }), ("publish", { first, _ in first.publish().refCount() }),
    ]
    for (name, combine) in operators {
      let log = Log<String>()
      let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
      _ = combine(first, second).subscribe(
        onNext: {
          log.add("\($0)")
          if $0 < 3 { first.onNext($0 + 1) }
        }, onCompleted: { log.add("C") })
      first.onNext(1)
      #expect(log.text == "1 2 3", "\(name)")
      first.onCompleted()
      second.onCompleted()
      #expect(log.text == "1 2 3 C", "\(name)")
    }
  }

  @Test func takeAndTakeLastFedFromTheirObserver() {
    for count in 1...2 {
      let log = Log<String>()
      let subject = PublishSubject<Int>()
      _ = subject.take(count).subscribe {
        log.add(word($0))
        subject.onNext(9)
      }
      subject.onNext(1)
      #expect(log.text == (count == 1 ? "1 C" : "1 9 C"))
    }
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    _ = subject.takeLast(1).subscribe {
      log.add(word($0))
      subject.onNext(9)
      subject.onCompleted()
    }
    subject.onNext(1)
    subject.onCompleted()
    #expect(log.text == "1 C")
  }
}
