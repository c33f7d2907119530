import ReactiveCore
import RxSwift
import RxTest
import Testing

/// What holds for every operator with one source and a scheduler.
@Suite struct TimedOperatorTests {
  struct Operator: Sendable, CustomTestStringConvertible {
    let name: String
    /// How much later than the result the source is subscribed to.
    let subscriptionDelay: Int
    let apply: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    init(
      _ name: String, subscriptionDelay: Int = 0,
      _ apply: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>
    ) {
      self.name = name
      self.subscriptionDelay = subscriptionDelay
      self.apply = apply
    }

    var testDescription: String { name }
  }

  static let operators = [
    Operator("observe(on:)") { $0.observe(on: $1) },
    Operator("delay") { $0.delay(.seconds(3), scheduler: $1) },
    Operator("delaySubscription", subscriptionDelay: 5) { $0.delaySubscription(.seconds(5), scheduler: $1) },
    Operator("debounce") { $0.debounce(.seconds(3), scheduler: $1) },
    Operator("throttle") { $0.throttle(.seconds(3), scheduler: $1) },
    Operator("throttle(latest: false)") { $0.throttle(.seconds(3), latest: false, scheduler: $1) },
    Operator("timeout") { $0.timeout(.seconds(900), scheduler: $1) },
    Operator("timeout(other:)") { $0.timeout(.seconds(900), other: Observable.never(), scheduler: $1) },
    Operator("buffer") { $0.buffer(timeSpan: .seconds(7), count: 2, scheduler: $1).filter { !$0.isEmpty }.map(\.count) },
    Operator("window") { $0.window(timeSpan: .seconds(7), count: 2, scheduler: $1).flatMap { $0 } },
    Operator("take(for:)") { $0.take(for: .seconds(900), scheduler: $1) },
    Operator("skip(duration)") { $0.skip(.seconds(5), scheduler: $1) },
    Operator("sample") { $0.sample(Observable<Int>.interval(.seconds(3), scheduler: $1)) },
  ]

  @Test(arguments: operators) func passesTheErrorOnce(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .error(220, TestError.first), .next(221, 3)])
    let result = scheduler.start { operation.apply(source.asObservable(), scheduler) }
    #expect(result.events.last?.value == .error(TestError.first))
    #expect(result.events.last.map { (220...221).contains($0.time) } == true)
    #expect(result.events.filter(\.value.isStopEvent).count == 1)
    #expect(source.subscriptions == [Subscription(200 + operation.subscriptionDelay, 220)])
  }

  @Test(arguments: operators) func neverEndsWithoutTheSource(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1)])
    let result = scheduler.start(disposed: 600) { operation.apply(source.asObservable(), scheduler) }
    #expect(result.events.isEmpty)
    #expect(source.subscriptions == [Subscription(200 + operation.subscriptionDelay, 600)])
  }

  @Test(arguments: operators) func completesAfterAnEmptySource(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .completed(210)])
    let result = scheduler.start { operation.apply(source.asObservable(), scheduler) }
    #expect(result.events.map(\.value) == [.completed])
    #expect(source.subscriptions == [Subscription(200 + operation.subscriptionDelay, 210)])
  }

  @Test(arguments: operators) func disposalDisposesTheSource(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(225, 3), .completed(240)])
    let result = scheduler.start(disposed: 225) { operation.apply(source.asObservable(), scheduler) }
    #expect(result.events.allSatisfy { $0.time <= 225 && !$0.value.isStopEvent })
    #expect(source.subscriptions == [Subscription(200 + operation.subscriptionDelay, 225)])
  }

  @Test(arguments: operators) func subscriptionsAreIndependent(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
    let subject = operation.apply(source.asObservable(), scheduler)
    let first = scheduler.createObserver(Int.self)
    let second = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = subject.subscribe(first) }
    scheduler.scheduleAt(215) { _ = subject.subscribe(second) }
    scheduler.advanceTo(500)
    #expect(first.events.map { Recorded(time: $0.time + 15, value: $0.value) } == second.events)
    #expect(first.events.last?.value == .completed)
  }

  @Test(arguments: operators) func nothingIsHeldAfterDisposal(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    weak var held: Held?
    let source = PublishSubject<Int>()
    let subscription: any RxSwift.Disposable
    do {
      let object = Held()
      held = object
      let subject = operation.apply(source.do(onNext: { [object] _ in object.use() }), scheduler)
      subscription = subject.subscribe(onNext: { [object] _ in object.use() })
    }
    scheduler.advanceTo(6)
    source.onNext(1)
    source.onNext(2)
    #expect(held != nil)
    subscription.dispose()
    #expect(held == nil)
    #expect(!source.hasObservers)
  }

  @Test(
    arguments: [
      { $0.debounce(.seconds(3600), scheduler: $1) }, { $0.timeout(.seconds(3600), scheduler: $1) },
      { $0.throttle(.seconds(3600), scheduler: $1) }, { $0.delay(.seconds(3600), scheduler: $1) },
      { $0.buffer(timeSpan: .seconds(3600), count: 5, scheduler: $1).map(\.count) },
      { $0.window(timeSpan: .seconds(3600), count: 5, scheduler: $1).flatMap { $0 } },
      { $0.take(for: .seconds(3600), scheduler: $1) }, { $0.observe(on: $1) },
    ] as [@Sendable (Observable<Int>, SerialDispatchQueueScheduler) -> Observable<Int>])
  func nothingIsHeldOnAQueueAfterDisposal(
    _ operation: @Sendable (Observable<Int>, SerialDispatchQueueScheduler) -> Observable<Int>
  ) async {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "held")
    weak var held: Held?
    let source = PublishSubject<Int>()
    let subscription: any RxSwift.Disposable
    do {
      let object = Held()
      held = object
      subscription = operation(source.do(onNext: { [object] _ in object.use() }), scheduler)
        .subscribe(onNext: { [object] _ in object.use() })
    }
    for element in 0..<8 { source.onNext(element) }
    subscription.dispose()
    // What was on its way has left the queue by then.
    await withCheckedContinuation { continuation in
      _ = scheduler.schedule(()) { _ in
        continuation.resume()
        return Disposables.create()
      }
    }
    #expect(held == nil)
    #expect(!source.hasObservers)
  }

  @Test(arguments: operators) func nothingIsHeldAfterTheEnd(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    weak var held: Held?
    let source = PublishSubject<Int>()
    let subscription: any RxSwift.Disposable
    do {
      let object = Held()
      held = object
      subscription = operation.apply(source.do(onNext: { [object] _ in object.use() }), scheduler)
        .subscribe(onNext: { [object] _ in object.use() })
    }
    scheduler.advanceTo(6)
    source.onNext(1)
    source.onNext(2)
    source.onCompleted()
    scheduler.advanceTo(20)
    #expect(held == nil)
    subscription.dispose()
  }

  /// A source without a gate, an observer without one either: what an operator lets through is its own doing.
  @Test(arguments: operators) func keepsTheGrammarByItself(_ operation: Operator) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Ungated.source([.next(1), .next(2), .next(3), RxSwift.Event<Int>.completed])
    let events = Log<RxSwift.Event<Int>>()
    operation.apply(source, scheduler).source.start(
      into: Sink(next: { events.add(.next($0)) }, end: { _ in events.add(.completed) }), until: Scope())
    scheduler.advanceTo(2000)
    #expect(events.entries.filter(\.isStopEvent).count == 1)
    #expect(events.entries.last?.isStopEvent == true)
  }
}
