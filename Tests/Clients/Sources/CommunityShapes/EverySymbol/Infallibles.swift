import Foundation
import RxSwift

func infallibles<Element: Hashable>(_ element: Element, on scheduler: SchedulerType, _ owner: NSObject) -> [Infallible<Element>] {
  let one = Infallible.just(element)
  let time = RxTimeInterval.milliseconds(1)
  let trigger = Observable.just(())
  let created: [Infallible<Element>] = [
    one, .just(element, scheduler: scheduler), .of(element, element), .of(element, scheduler: scheduler), .from([element]),
    .from([element], scheduler: scheduler), .from(AnySequence([element])), .from(AnySequence([element]), scheduler: scheduler),
    .empty(), .never(), .deferred { one },
    .create { observer in
      observer(.next(element))
      observer(.completed)
      return Disposables.create()
    },
  ]
  let filters: [Infallible<Element>] = [
    one.filter { _ in true }, one.compactMap { $0 }, one.distinctUntilChanged(), one.distinctUntilChanged { $0 },
    one.distinctUntilChanged { $0 == $1 }, one.distinctUntilChanged({ $0.hashValue }, comparer: { $0 == $1 }),
    one.distinctUntilChanged(at: \.hashValue), one.take(1), one.take(for: time, scheduler: scheduler), one.take(until: trigger),
    one.take(until: one), one.take(until: { _ in true }), one.take(while: { _ in true }, behavior: .inclusive),
    one.skip(until: trigger), one.skip(while: { _ in true }), one.startWith(element), one.debounce(time, scheduler: scheduler),
    one.throttle(time, latest: true, scheduler: scheduler),
  ]
  let transformed: [Infallible<Element>] = [
    one.map { $0 }, one.flatMap { Infallible.just($0) }, one.flatMapFirst { Infallible.just($0) },
    one.flatMapLatest { Infallible.just($0) }, one.concatMap { Infallible.just($0) }, one.scan(element) { $1 },
    one.scan(into: element) { $0 = $1 }, one.withUnretained(owner).map { $0.1 }, one.withUnretained(owner) { $1 },
    one.withLatestFrom(one), one.withLatestFrom(one) { $1 }, one.share(), one.share(replay: 1, scope: .forever), one.debug(),
    one.do(onNext: { _ in }), one.concat(one), .concat(one, one), .concat([one]), .concat(AnyCollection([one])),
    .concat(AnySequence([one])), .merge(one, one), .merge([one]), .merge(AnyCollection([one])),
    one.asObservable().asInfallible(onErrorJustReturn: element),
  ]
  return created + filters + transformed
}

func infallibleCombinations<Element>(_ a: Infallible<Element>) -> [Infallible<Element>] {
  return [
    .combineLatest(a, a) { $1 }, .combineLatest(a, a, a) { $2 }, .combineLatest(a, a, a, a) { $3 },
    .combineLatest(a, a, a, a, a) { $4 }, .combineLatest(a, a, a, a, a, a) { $5 }, .combineLatest(a, a, a, a, a, a, a) { $6 },
    .combineLatest(a, a, a, a, a, a, a, a) { $7 }, .combineLatest([a, a]) { $0[0] },
    Infallible<Element>.combineLatest([a, a]).map { $0[0] },
    Infallible.combineLatest(a, a).map { $0.1 }, Infallible.combineLatest(a, a, a).map { $0.2 },
    Infallible.combineLatest(a, a, a, a).map { $0.3 }, Infallible.combineLatest(a, a, a, a, a).map { $0.4 },
    Infallible.combineLatest(a, a, a, a, a, a).map { $0.5 }, Infallible.combineLatest(a, a, a, a, a, a, a).map { $0.6 },
    Infallible.combineLatest(a, a, a, a, a, a, a, a).map { $0.7 },
    .zip(a, a) { $1 }, .zip(a, a, a) { $2 }, .zip(a, a, a, a) { $3 }, .zip(a, a, a, a, a) { $4 }, .zip(a, a, a, a, a, a) { $5 },
    .zip(a, a, a, a, a, a, a) { $6 }, .zip(a, a, a, a, a, a, a, a) { $7 },
  ]
}

func infallibleSubscriptions<I: InfallibleType>(_ source: I, _ owner: NSObject) -> [Disposable] {
  return [
    source.subscribe { (event: InfallibleEvent<I.Element>) in
      switch event {
      case .next, .completed: _ = event.event
      }
    },
    source.subscribe(onNext: { _ in }, onCompleted: {}, onDisposed: {}),
    source.subscribe(with: owner, onNext: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in }),
  ]
}

func infallibleValues<I: InfallibleType>(_ source: I) async -> [I.Element] {
  var elements: [I.Element] = []
  for await element in source.values { elements.append(element) }
  return elements
}
