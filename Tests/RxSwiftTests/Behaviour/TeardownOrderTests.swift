import RxSwift
import RxTest
import Testing

/// An operator delivers a stop event first, and then disposes its source.
@Suite struct TeardownOrderTests {
  struct Operator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>, TestScheduler) -> Observable<Int>) {
      testDescription = name
      self.apply = apply
    }

    init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>) -> Observable<Int>) {
      self.init(name) { source, _ in apply(source) }
    }
  }

  static let passing = [
    Operator("map") { $0.map { $0 } },
    Operator("filter") { $0.filter { _ in true } },
    Operator("scan") { $0.scan(0) { $1 } },
    Operator("do") { $0.do(onNext: { _ in }, onDispose: {}) },
    Operator("take(while:)") { $0.take(while: { _ in true }) },
    Operator("takeLast") { $0.takeLast(1) },
    Operator("reduce") { $0.reduce(0) { $0 + $1 } },
    Operator("materialize") { $0.materialize().dematerialize() },
    Operator("startWith") { $0.startWith(0) },
    Operator("ifEmpty") { $0.ifEmpty(default: 0) },
    Operator("single") { $0.asSingle().asObservable() },
    Operator("maybe") { $0.asMaybe().asObservable() },
    Operator("toArray") { $0.toArray().map(\.count).asObservable() },
    Operator("deferred") { source in .deferred { source } },
    Operator("using") { source in .using({ BooleanDisposable() }) { _ in source } },
  ]

  static let joining = [
    Operator("concat") { Observable.concat(Observable.empty(), $0) },
    Operator("catch") { $0.catch { throw $0 } },
    Operator("retry") { $0.retry(1) },
    Operator("take(until:)") { $0.take(until: Observable<Int>.never()) },
    Operator("skip(until:)") { $0.skip(until: Observable.just(0)) },
    Operator("withLatestFrom") { $0.withLatestFrom(Observable.just(0)) },
    Operator("amb") { $0.amb(Observable.never()) },
    Operator("inner of flatMapLatest") { source in Observable.just(0).flatMapLatest { _ in source } },
    Operator("outer of concatMap") { $0.concatMap { Observable.just($0) } },
    Operator("outer of merge(maxConcurrent:)") { $0.map { Observable.just($0) }.merge(maxConcurrent: 2) },
  ]

  static let scheduled = [
    Operator("observe(on:)") { source, _ in source.observe(on: CurrentThreadScheduler.instance) },
    Operator("subscribe(on:)") { source, _ in source.subscribe(on: CurrentThreadScheduler.instance) },
    Operator("timeout") { $0.timeout(.seconds(100), scheduler: $1) },
    Operator("debounce") { $0.debounce(.seconds(1), scheduler: $1) },
    Operator("throttle") { $0.throttle(.seconds(1), scheduler: $1) },
    Operator("buffer") { $0.buffer(timeSpan: .seconds(100), count: 9, scheduler: $1).map(\.count) },
    Operator("delaySubscription") { $0.delaySubscription(.seconds(1), scheduler: $1) },
  ]

  @Test(arguments: passing + joining + scheduled, [true, false])
  func theSourceIsDisposedLast(_ operation: Operator, completes: Bool) {
    let (log, scheduler) = (Log<String>(), TestScheduler(initialClock: 0))
    var observer: AnyObserver<Int>?
    _ = operation.apply(logged(to: log) { observer = $0 }, scheduler).subscribe(
      onError: { _ in log.add("error") }, onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
    scheduler.advanceTo(2)
    observer?.onNext(1)
    if completes { observer?.onCompleted() } else { observer?.onError(TestError.first) }
    scheduler.advanceTo(20)
    #expect(log.text == "source.subscribe \(completes ? "completed" : "error") disposed source.dispose")
  }

  @Test(arguments: [
    Operator("take") { $0.take(1) }, Operator("element(at:)") { $0.element(at: 0) },
    Operator("take(until:) predicate") { $0.take(until: { _ in true }) },
    Operator("first") { $0.first().map { $0 ?? 0 }.asObservable() },
  ])
  func anEarlyEndIsDeliveredBeforeTheSourceIsDisposed(_ operation: Operator) {
    let log = Log<String>()
    var observer: AnyObserver<Int>?
    _ = operation.apply(logged(to: log) { observer = $0 }, TestScheduler(initialClock: 0)).subscribe(
      onCompleted: { log.add("completed") }, onDisposed: { log.add("disposed") })
    observer?.onNext(1)
    #expect(log.text == "source.subscribe completed disposed source.dispose")
  }

  @Test(arguments: passing + joining + scheduled) func disposalDisposesTheSourceFirst(_ operation: Operator) {
    let (log, scheduler) = (Log<String>(), TestScheduler(initialClock: 0))
    let subscription = operation.apply(logged(to: log), scheduler).subscribe(onDisposed: { log.add("disposed") })
    scheduler.advanceTo(2)
    subscription.dispose()
    #expect(log.text == "source.subscribe source.dispose disposed")
  }
}
