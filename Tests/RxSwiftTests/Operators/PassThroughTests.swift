import RxSwift
import RxTest
import Testing

/// What holds for every operator with one source.
@Suite struct PassThroughTests {
  struct Operator: Sendable, CustomTestStringConvertible {
    let name: String
    let apply: @Sendable (Observable<Int>) -> Observable<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
      self.name = name
      self.apply = apply
    }

    var testDescription: String { name }
  }

  static let operators = [
    Operator("scan") { $0.scan(0) { $0 + $1 } },
    Operator("scan(into:)") { $0.scan(into: 0) { $0 += $1 } },
    Operator("reduce") { $0.reduce(0) { $0 + $1 } },
    Operator("reduce(mapResult:)") { $0.reduce(0, accumulator: { $0 + $1 }, mapResult: { $0 * 2 }) },
    Operator("toArray") { $0.toArray().asObservable().map(\.count) },
    Operator("take") { $0.take(10) },
    Operator("take(while:)") { $0.take(while: { $0 < 10 }) },
    Operator("take(until:)") { $0.take(until: { $0 > 10 }, behavior: .inclusive) },
    Operator("takeLast") { $0.takeLast(2) },
    Operator("skip") { $0.skip(1) },
    Operator("skip(while:)") { $0.skip(while: { $0 < 2 }) },
    Operator("distinctUntilChanged") { $0.distinctUntilChanged() },
    Operator("startWith") { $0.startWith() },
    Operator("enumerated") { $0.enumerated().map { $0.index + $0.element } },
    Operator("dematerialize") { $0.map(Event.next).dematerialize() },
    Operator("ignoreElements") { $0.ignoreElements().asCompletable().andThen(.empty()) },
    Operator("element(at:)") { $0.element(at: 10) },
    Operator("single(_:)") { $0.single { $0 == 3 } },
    Operator("asSingle") { $0.filter { $0 == 3 }.asSingle().asObservable() },
    Operator("asMaybe") { $0.filter { $0 == 3 }.asMaybe().asObservable() },
    Operator("ifEmpty(default:)") { $0.ifEmpty(default: 7) },
    Operator("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: .just(7)) },
    Operator("do") { $0.do(onNext: { _ in }, afterCompleted: {}, onDispose: {}) },
    Operator("do(onNext:)") { $0.do(onNext: { _ in }) },
    Operator("withUnretained") { $0.withUnretained(Log<Int>.shared).map { $1 } },
    Operator("groupBy") { $0.groupBy { $0 % 2 }.flatMap { $0 } },
    Operator("deferred") { source in .deferred { source } },
    Operator("using") { source in .using({ CountingDisposable() }, observableFactory: { _ in source }) },
  ]

  @Test(arguments: operators) func passesTheErrorAtOnce(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .error(210, TestError.first)])
    let result = scheduler.start { operation.apply(source.asObservable()) }
    #expect(result.events == [.error(210, TestError.first)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test(arguments: operators) func passesTheErrorAfterElements(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .error(230, TestError.first)])
    let result = scheduler.start { operation.apply(source.asObservable()) }
    #expect(result.events.last == .error(230, TestError.first))
    #expect(result.events.filter(\.value.isStopEvent).count == 1)
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test(arguments: operators) func neverEndsWithoutTheSource(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start { operation.apply(source.asObservable()) }
    #expect(result.events.isEmpty)
    #expect(source.subscriptions == [Subscription(200, 1000)])
  }

  @Test(arguments: operators) func disposalDisposesTheSource(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let result = scheduler.start(disposed: 225) { operation.apply(source.asObservable()) }
    #expect(result.events.allSatisfy { $0.time < 225 && !$0.value.isStopEvent })
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test(arguments: operators) func subscriptionsAreIndependent(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
    let subject = operation.apply(source.asObservable())
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = subject.subscribe(first) }
    scheduler.scheduleAt(215) { _ = subject.subscribe(second) }
    scheduler.start()
    #expect(first.events.map { Recorded(time: $0.time + 15, value: $0.value) } == second.events)
    #expect(first.events.last?.value.isStopEvent == true)
    #expect(source.subscriptions == [Subscription(200, 240), Subscription(215, 255)])
  }

  @Test(arguments: operators) func nothingIsHeldAfterDisposal(_ operation: Operator) {
    weak var held: Held?
    let source = PublishSubject<Int>()
    let subscription: any Disposable
    do {
      let object = Held()
      held = object
      let subject = operation.apply(source.do(onNext: { [object] _ in object.use() }))
      subscription = subject.subscribe(onNext: { [object] _ in object.use() })
    }
    source.onNext(1)
    #expect(held != nil)
    subscription.dispose()
    #expect(held == nil)
    #expect(!source.hasObservers)
  }

  @Test(arguments: operators) func nothingIsHeldAfterTheEnd(_ operation: Operator) {
    weak var held: Held?
    let source = PublishSubject<Int>()
    let subscription: any Disposable
    do {
      let object = Held()
      held = object
      subscription = operation.apply(source.do(onNext: { [object] _ in object.use() }))
        .subscribe(onNext: { [object] _ in object.use() }, onError: { [object] _ in object.use() })
    }
    source.onNext(1)
    source.onCompleted()
    #expect(held == nil)
    subscription.dispose()
  }

  /// A source without a gate, an observer without one either: what an operator lets through is its own doing.
  @Test(arguments: operators) func keepsTheGrammarByItself(_ operation: Operator) {
    let events = Ungated.run(Ungated.source([.next(1), .next(2), .next(3), .completed]), through: operation.apply)
    #expect(events.filter(\.isStopEvent).count == 1)
    #expect(events.last?.isStopEvent == true)
  }
}

final class Held {
  func use() {}
}

extension Log<Int> {
  fileprivate static let shared = Log<Int>()
}
