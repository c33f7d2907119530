import Foundation
import RxSwift

/// Every operator that keeps the element type, for any sequence.
func elementOperators<O: ObservableType>(
  _ source: O, _ element: O.Element, on scheduler: SchedulerType
) -> [Observable<O.Element>] where O.Element: Hashable {
  let trigger = Observable.just(())
  let time = RxTimeInterval.milliseconds(1)
  let filters: [Observable<O.Element>] = [
    source.filter { _ in true }, source.take(1), source.take(for: time, scheduler: scheduler), source.take(until: trigger),
    source.take(until: { _ in true }), source.take(until: { _ in true }, behavior: .inclusive), source.take(while: { _ in true }),
    source.take(while: { _ in true }, behavior: .exclusive), source.takeLast(1), source.skip(1),
    source.skip(time, scheduler: scheduler), source.skip(until: trigger), source.skip(while: { _ in true }),
    source.element(at: 0), source.single(), source.single { _ in true }, source.distinctUntilChanged(),
    source.distinctUntilChanged { $0 }, source.distinctUntilChanged { $0 == $1 },
    source.distinctUntilChanged({ $0.hashValue }, comparer: { $0 == $1 }), source.distinctUntilChanged(at: \.hashValue),
    source.compactMap { $0 }, source.ifEmpty(default: element), source.ifEmpty(switchTo: .just(element)),
    source.startWith(element, element),
  ]
  let times: [Observable<O.Element>] = [
    source.debounce(time, scheduler: scheduler), source.throttle(time, scheduler: scheduler),
    source.throttle(time, latest: false, scheduler: scheduler), source.delay(time, scheduler: scheduler),
    source.delaySubscription(time, scheduler: scheduler), source.timeout(time, scheduler: scheduler),
    source.timeout(time, other: Observable.just(element), scheduler: scheduler), source.observe(on: scheduler),
    source.subscribe(on: scheduler),
    source.buffer(timeSpan: time, count: 2, scheduler: scheduler).concatMap { Observable.from($0) },
    source.window(timeSpan: time, count: 2, scheduler: scheduler).merge(),
  ]
  let errors: [Observable<O.Element>] = [
    source.catch { _ in .just(element) }, source.catchAndReturn(element), source.retry(), source.retry(2),
    source.retry { errors in errors.take(1) }, source.retry(when: { (errors: Observable<RxError>) in errors.take(1) }),
    source.debug(), source.debug("name", trimOutput: true), source.do(), source.do(onNext: { _ in }, onDispose: {}),
    source.materialize().dematerialize(),
  ]
  let sharing: [Observable<O.Element>] = [
    source.share(), source.share(replay: 1), source.share(replay: 1, scope: .forever), source.publish().refCount(),
    source.replay(1).refCount(), source.replayAll().refCount(), source.multicast(PublishSubject()).refCount(),
    source.multicast { PublishSubject() }.refCount(), source.multicast({ PublishSubject() }, selector: { $0 }),
  ]
  return filters + times + errors + sharing
}

/// Every operator with another element type.
func transformations<O: ObservableType>(_ source: O, _ owner: NSObject) -> [Observable<String>] where O.Element: Hashable {
  return [
    source.map { "\($0)" }, source.flatMap { Observable.just("\($0)") }, source.flatMap { Single.just("\($0)") },
    source.flatMapFirst { Observable.just("\($0)") }, source.flatMapLatest { Observable.just("\($0)") },
    source.flatMapLatest { Infallible.just("\($0)") }.asObservable(), source.concatMap { Maybe.just("\($0)") },
    source.scan("") { "\($0)\($1)" }, source.scan(into: "") { $0 += "\($1)" }, source.reduce("") { "\($0)\($1)" },
    source.reduce(0, accumulator: { count, _ in count + 1 }, mapResult: { "\($0)" }),
    source.enumerated().map { "\($0.index)\($0.element)" },
    source.groupBy { $0 }.flatMap { group in group.asObservable().map { "\(group.key)\($0)" } },
    source.materialize().map { "\($0)" }, source.toArray().asObservable().map { "\($0)" },
    source.ignoreElements().asCompletable().andThen(.just("")), source.asSingle().map { "\($0)" }.asObservable(),
    source.asMaybe().asObservable().map { "\($0)" }, source.first().asObservable().map { "\(String(describing: $0))" },
    source.withUnretained(owner).map { "\($0.0)\($0.1)" }, source.withUnretained(owner) { "\($0)\($1)" },
    source.map { _ in Data() }.decode(type: String.self, decoder: JSONDecoder()),
    source.map { _ in Data() }.decode(type: String.self, decoder: PropertyListDecoder()),
    source.asInfallible(onErrorJustReturn: source.value(owner)).asObservable().map { "\($0)" },
    source.asInfallible(onErrorFallbackTo: .empty()).asObservable().map { "\($0)" },
    source.asInfallible(onErrorRecover: { _ in .never() }).asObservable().map { "\($0)" },
  ]
}

extension ObservableType {
  fileprivate func value(_ owner: NSObject) -> Element {
    fatalError("\(owner) is not asked for a value")
  }
}

/// Every way to subscribe.
func subscriptions<O: ObservableType>(_ source: O, _ observer: AnyObserver<O.Element>, _ owner: NSObject) -> [Disposable] {
  return [
    source.subscribe(observer), source.subscribe { observer.on($0) }, source.subscribe(),
    source.subscribe(
      onNext: { observer.onNext($0) }, onError: { observer.onError($0) }, onCompleted: { observer.onCompleted() }, onDisposed: {}),
    source.subscribe(with: owner, onNext: { _, _ in }, onError: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in }),
  ]
}

func asynchronousValues<O: ObservableConvertibleType>(_ source: O) async throws -> [O.Element] {
  var elements: [O.Element] = []
  for try await element in source.values { elements.append(element) }
  return elements
}

func bridged<S: AsyncSequence>(_ sequence: S) -> Observable<S.Element> {
  return Observable.concat(sequence.asObservable(), sequence.asObservable(priority: .low))
}
