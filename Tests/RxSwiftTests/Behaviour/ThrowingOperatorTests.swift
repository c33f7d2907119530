import Foundation
import RxSwift
import RxTest
import Testing

/// A closure that throws ends the sequence at that tick, disposes the sources and isn't called again.
@Suite struct ThrowingOperatorTests {
  typealias Probe = () throws -> Void

  /// An operator with a closure that calls the probe for each element.
  struct Operator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, @escaping Probe) -> Observable<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>, @escaping Probe) -> Observable<Int>) {
      testDescription = name
      self.apply = apply
    }
  }

  static let operators = [
    Operator("map") { source, probe in
      source.map {
        try probe()
        return $0
      }
    },
    Operator("compactMap") { source, probe in
      source.compactMap { element -> Int? in
        try probe()
        return element
      }
    },
    Operator("filter") { source, probe in
      source.filter { _ in
        try probe()
        return true
      }
    },
    Operator("flatMap") { source, probe in
      source.flatMap { element -> Observable<Int> in
        try probe()
        return .just(element)
      }
    },
    Operator("flatMap of endless") { source, probe in
      source.flatMap { element -> Observable<Int> in
        try probe()
        return .never()
      }
    },
    Operator("flatMapFirst") { source, probe in
      source.flatMapFirst { element -> Observable<Int> in
        try probe()
        return .just(element)
      }
    },
    Operator("flatMapLatest") { source, probe in
      source.flatMapLatest { element -> Observable<Int> in
        try probe()
        return .never()
      }
    },
    Operator("concatMap") { source, probe in
      source.concatMap { element -> Observable<Int> in
        try probe()
        return .never()
      }
    },
    Operator("withLatestFrom") { source, probe in
      source.withLatestFrom(Observable.just(0)) { element, _ in
        try probe()
        return element
      }
    },
    Operator("zip") { source, probe in
      Observable.zip(source, Observable.repeatElement(0).take(9)) { element, _ in
        try probe()
        return element
      }
    },
    Operator("zip of a collection") { source, probe in
      Observable.zip([source]) { elements in
        try probe()
        return elements[0]
      }
    },
    Operator("combineLatest") { source, probe in
      Observable.combineLatest(source, Observable.just(0)) { element, _ in
        try probe()
        return element
      }
    },
    Operator("combineLatest of a collection") { source, probe in
      Observable.combineLatest([source]) { elements in
        try probe()
        return elements[0]
      }
    },
    Operator("groupBy") { source, probe in
      source.groupBy { element -> Int in
        try probe()
        return element
      }
      .flatMap { $0 }
    },
    Operator("catch after map") { source, probe in
      source.map {
        try probe()
        return $0
      }
      .catch { throw $0 }
    },
  ]

  private struct Resource: Disposable, @unchecked Sendable {  // used on one thread
    let onDispose: () -> Void

    init(_ dispose: @escaping () -> Void) {
      onDispose = dispose
    }

    func dispose() {
      onDispose()
    }
  }

  @Test(arguments: operators) func endsEverythingAtThatTick(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .completed(240), .next(250, 4),
    ])
    var calls = 0
    let result = scheduler.start {
      operation.apply(source.asObservable()) {
        calls += 1
        if calls == 2 { throw TestError.first }
      }
    }
    #expect(result.events.last == .error(220, TestError.first))
    #expect(result.events.filter(\.value.isStopEvent).count == 1)
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(calls == 2)
  }

  @Test(arguments: operators) func subscriptionsAreIndependent(_ operation: Operator) {
    var shouldThrow = true
    let source = operation.apply(Observable.of(1)) { if shouldThrow { throw TestError.first } }
    #expect(heard(source) == "E")
    shouldThrow = false
    #expect(["1 C", ""].contains(heard(source)))
  }

  @Test func aSelectorOfTwoDisposesBothWhenTheTupleIsComplete() {
    let operators: [(String, (Observable<Int>, Observable<Int>) -> Observable<Int>)] = [
      ("zip", { Observable.zip($0, $1) { _, _ in throw TestError.first } }),
      ("zip of a collection", { Observable.zip([$0, $1]) { _ in throw TestError.first } }),
      ("combineLatest", { Observable.combineLatest($0, $1) { _, _ in throw TestError.first } }),
      ("combineLatest of a collection", { Observable.combineLatest([$0, $1]) { _ in throw TestError.first } }),
      ("withLatestFrom", { $1.withLatestFrom($0) { _, _ in throw TestError.first } }),
    ]
    for (name, combine) in operators {
      let scheduler = TestScheduler(initialClock: 0)
      let left = scheduler.createHotObservable([.next(210, 1), .completed(400)])
      let right = scheduler.createHotObservable([.next(220, 2), .completed(400)])
      let result = scheduler.start { combine(left.asObservable(), right.asObservable()) }
      #expect(result.events == [.error(220, TestError.first)], "\(name)")
      #expect(left.subscriptions == [Subscription(200, 220)], "\(name)")
      #expect(right.subscriptions == [Subscription(200, 220)], "\(name)")
    }
  }

  @Test func liveInnerSourcesAreDisposedToo() {
    let operators: [(String, (Observable<Int>, @escaping (Int) throws -> Observable<Int>) -> Observable<Int>)] = [
      ("flatMap", { $0.flatMap($1) }), ("flatMapLatest", { $0.flatMapLatest($1) }), ("concatMap", { $0.concatMap($1) }),
    ]
    for (name, flatten) in operators {
      let scheduler = TestScheduler(initialClock: 0)
      let outer = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(400)])
      let inner = scheduler.createColdObservable([.next(10, 7), .next(50, 8), .completed(90)])
      let result = scheduler.start {
        flatten(outer.asObservable()) {
          if $0 == 2 { throw TestError.first }
          return inner.asObservable()
        }
      }
      #expect(result.events == [.next(220, 7), .error(230, TestError.first)], "\(name)")
      #expect(outer.subscriptions == [Subscription(200, 230)], "\(name)")
      #expect(inner.subscriptions == [Subscription(210, 230)], "\(name)")
    }
  }

  @Test func aKeyTellsEveryLiveGroupAndThenTheOuter() {
    let log = Log<String>()
    let subject = PublishSubject<Int>()
    _ = subject.groupBy { key -> Int in
      if key == 3 { throw TestError.first }
      return key
    }
    .subscribe {
      if let group = $0.element { _ = group.log("\(group.key):", to: log) } else { log.add("outer" + word($0)) }
    }
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(3)
    #expect(log.entries.prefix(2) == ["1:1", "2:2"])
    #expect(Set(log.entries[2..<4]) == ["1:E", "2:E"])
    #expect(log.entries.last == "outerE")
    #expect(!subject.hasObservers)
  }

  @Test func generateThrowsInTheTickOfItsStep() {
    let scheduler = TestScheduler(initialClock: 0)
    let condition = scheduler.start {
      Observable.generate(initialState: 0, condition: { _ in throw TestError.first }, scheduler: scheduler) { $0 + 1 }
    }
    #expect(condition.events == [.error(201, TestError.first)])
    let other = TestScheduler(initialClock: 0)
    let iterate: TestableObserver<Int> = other.start {
      Observable.generate(initialState: 0, condition: { _ in true }, scheduler: other) { _ in throw TestError.first }
    }
    #expect(iterate.events == [.next(201, 0), .error(202, TestError.first)])
  }

  @Test func factoriesThrowAtSubscription() {
    let log = Log<String>()
    let deferred = Observable<Int>.deferred {
      log.add("made")
      throw TestError.first
    }
    #expect(log.text == "")
    #expect(heard(deferred) == "E")
    #expect(heard(deferred) == "E")
    #expect(log.text == "made made")
  }

  @Test func usingDisposesItsResourceIfTheSecondFactoryThrows() {
    let scheduler = TestScheduler(initialClock: 0)
    let log = Log<String>()
    let result: TestableObserver<Int> = scheduler.start {
      Observable.using({ Resource { log.add("disposed@\(scheduler.clock)") } }) { _ -> Observable<Int> in
        throw TestError.first
      }
    }
    #expect(result.events == [.error(200, TestError.first)])
    #expect(log.text == "disposed@200")
  }

  @Test func usingMakesNoSourceIfTheFirstFactoryThrows() {
    let source = Observable<Int>.using({ () throws -> BooleanDisposable in throw TestError.first }) { _ in
      Issue.record("not reached")
      return .never()
    }
    #expect(heard(source) == "E")
  }

  @Test func aCatchHandlerReplacesTheError() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError.first)])
    let result = scheduler.start { source.catch { _ in throw TestError.second } }
    #expect(result.events == [.next(210, 1), .error(220, TestError.second)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(arguments: [true, false]) func multicastSelectorsFailBeforeTheSourceIsSubscribed(subjectThrows: Bool) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let result: TestableObserver<Int> = scheduler.start {
      source.multicast {
        if subjectThrows { throw TestError.first }
        return PublishSubject<Int>()
      } selector: { (_: Observable<Int>) -> Observable<Int> in
        throw TestError.second
      }
    }
    #expect(result.events == [.error(200, subjectThrows ? TestError.first : .second)])
    #expect(source.subscriptions == [])
  }

  @Test func doClosuresReplaceTheEnd() {
    let failing = Observable<Int>.error(TestError.first)
    let log = Log<String>()
    let errors = { (source: Observable<Int>) in _ = source.subscribe(onError: { log.add("\($0)") }) }
    errors(failing.do(onError: { _ in throw TestError.second }))
    errors(Observable.empty().do(onCompleted: { throw TestError.second }))
    errors(Observable.of(1, 2).do(onNext: { _ in throw TestError.second }))
    errors(Observable.of(1, 2).do(afterNext: { _ in throw TestError.second }))
    #expect(log.text == "second second second second")
  }

  @Test func decodingFailures() {
    let data = [Data("1".utf8), Data("x".utf8), Data("2".utf8)]
    #expect(heard(Observable.from(data).decode(type: Int.self, decoder: JSONDecoder())) == "1 E")
  }

  @Test func mappedObserverSendsAnErrorAndGoesOn() {
    let log = Log<String>()
    let observer = AnyObserver<String> { log.add(word($0)) }
    let mapped = observer.mapObserver { (number: Int) -> String in
      if number == 2 { throw TestError.first }
      return "n\(number)"
    }
    for event in [.next(1), .next(2), .next(3), Event<Int>.completed] { mapped.on(event) }
    #expect(log.text == "n1 E n3 C")
  }

  @Test func eventMap() {
    #expect(Event.next(1).map { "\($0)" } == .next("1"))
    #expect(Event.next(1).map { _ -> Int in throw TestError.first } == .error(TestError.first))
    #expect(Event<Int>.error(TestError.first).map { _ -> Int in throw TestError.second } == .error(TestError.first))
    #expect(Event<Int>.completed.map { _ -> Int in throw TestError.second } == .completed)
  }
}
