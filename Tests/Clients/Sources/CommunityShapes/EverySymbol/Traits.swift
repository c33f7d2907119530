import Foundation
import RxSwift

func singles<Element>(_ element: Element, _ error: Error, on scheduler: SchedulerType) -> [Single<Element>] {
  let one = Single.just(element)
  let time = RxTimeInterval.milliseconds(1)
  return [
    one, .just(element, scheduler: scheduler), .error(error), .never(), .deferred { one },
    .create { single in
      single(.success(element))
      return Disposables.create()
    },
    .create { try await one.value }, .create(detached: true, priority: .high) { try await one.value },
    .using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in one }),
    one.map { $0 }, one.flatMap { .just($0) }, one.observe(on: scheduler), one.subscribe(on: scheduler),
    one.delay(time, scheduler: scheduler), one.delaySubscription(time, scheduler: scheduler),
    one.timeout(time, scheduler: scheduler), one.timeout(time, other: one, scheduler: scheduler), one.debug(), one.retry(2),
    one.retry { $0.take(1) }, one.retry(when: { (errors: Observable<RxError>) in errors }), one.catch { _ in one },
    one.catchAndReturn(element), one.do(onSuccess: { _ in }, onDispose: {}), one.primitiveSequence, one.asObservable().asSingle(),
    .zip(one, one) { $1 }, .zip(one, one, one) { $2 }, .zip(one, one, one, one) { $3 }, .zip(one, one, one, one, one) { $4 },
    .zip(one, one, one, one, one, one) { $5 }, .zip(one, one, one, one, one, one, one) { $6 },
    .zip(one, one, one, one, one, one, one, one) { $7 },
    .zip([one, one]) { $0[0] }, Single.zip([one, one]).map { $0[0] }, Single.zip(one, one).map { $0.1 },
    Single.zip(one, one, one).map { $0.2 }, Single.zip(one, one, one, one).map { $0.3 },
    Single.zip(one, one, one, one, one).map { $0.4 }, Single.zip(one, one, one, one, one, one).map { $0.5 },
    Single.zip(one, one, one, one, one, one, one).map { $0.6 },
    Single.zip(one, one, one, one, one, one, one, one).map { $0.7 },
    Maybe.just(element).ifEmpty(default: element), Maybe.just(element).ifEmpty(switchTo: one),
    Completable.empty().andThen(one), one.asObservable().first().map { $0! },
  ]
}

func maybes<Element>(_ element: Element, _ error: Error, on scheduler: SchedulerType) -> [Maybe<Element>] {
  let one = Maybe.just(element)
  let time = RxTimeInterval.milliseconds(1)
  return [
    one, .just(element, scheduler: scheduler), .error(error), .never(), .empty(), .deferred { one },
    .create { maybe in
      maybe(.completed)
      return Disposables.create()
    },
    .using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in one }),
    one.map { $0 }, one.filter { _ in true }, one.compactMap { $0 }, one.flatMap { .just($0) }, one.ifEmpty(switchTo: one),
    one.observe(on: scheduler), one.subscribe(on: scheduler), one.delay(time, scheduler: scheduler),
    one.delaySubscription(time, scheduler: scheduler), one.timeout(time, scheduler: scheduler),
    one.timeout(time, other: one, scheduler: scheduler), one.debug("maybe"), one.retry(2), one.retry { $0 },
    one.retry(when: { (errors: Observable<RxError>) in errors }), one.catch { _ in one }, one.catchAndReturn(element),
    one.do(onNext: { _ in }, onCompleted: {}), one.asObservable().asMaybe(), Single.just(element).asMaybe(),
    Single.just(element).filter { _ in true }, Single.just(element).compactMap { $0 },
    Single.just(element).flatMapMaybe { .just($0) }, Completable.empty().andThen(one),
    .zip(one, one) { $1 }, .zip(one, one, one) { $2 }, .zip(one, one, one, one) { $3 }, .zip(one, one, one, one, one) { $4 },
    .zip(one, one, one, one, one, one) { $5 }, .zip(one, one, one, one, one, one, one) { $6 },
    .zip(one, one, one, one, one, one, one, one) { $7 },
    Maybe.zip(one, one).map { $0.1 }, Maybe.zip(one, one, one).map { $0.2 }, Maybe.zip(one, one, one, one).map { $0.3 },
    Maybe.zip(one, one, one, one, one).map { $0.4 }, Maybe.zip(one, one, one, one, one, one).map { $0.5 },
    Maybe.zip(one, one, one, one, one, one, one).map { $0.6 },
    Maybe.zip(one, one, one, one, one, one, one, one).map { $0.7 },
  ]
}

func completables<Element>(_ element: Element, _ error: Error, on scheduler: SchedulerType) -> [Completable] {
  let one = Completable.empty()
  let time = RxTimeInterval.milliseconds(1)
  return [
    one, .error(error), .never(), .deferred { one },
    .create { completable in
      completable(.error(error))
      return Disposables.create()
    },
    .using({ BooleanDisposable() }, primitiveSequenceFactory: { _ in one }),
    one.concat(one), .concat(one, one), .concat([one, one]), .concat(AnyCollection([one])), .concat(AnySequence([one])),
    one.andThen(one), .zip(one, one), .zip([one, one]), .zip(AnyCollection([one])), one.observe(on: scheduler),
    one.subscribe(on: scheduler), one.delay(time, scheduler: scheduler), one.delaySubscription(time, scheduler: scheduler),
    one.timeout(time, scheduler: scheduler), one.timeout(time, other: one, scheduler: scheduler), one.debug("completable"),
    one.retry(2),
    one.retry { $0 }, one.retry(when: { (errors: Observable<RxError>) in errors }), one.catch { _ in one },
    one.do(onError: { _ in }, onCompleted: {}), one.andThen(Observable.just(element)).ignoreElements().asCompletable(),
    Single.just(element).asCompletable(), Single.just(element).flatMapCompletable { _ in one },
  ]
}

func traitTimers<Element: FixedWidthInteger>(_: Element.Type, on scheduler: SchedulerType) -> (Single<Element>, Maybe<Element>) {
  return (.timer(.seconds(1), scheduler: scheduler), .timer(.seconds(1), scheduler: scheduler))
}

func traitSubscriptions<Element>(_ element: Element, _ owner: NSObject) -> [Disposable] {
  let (single, maybe, completable) = (Single.just(element), Maybe.just(element), Completable.empty())
  return [
    single.subscribe { (event: SingleEvent<Element>) in _ = event },
    single.subscribe(onSuccess: { _ in }, onFailure: { _ in }, onDisposed: {}),
    single.subscribe(with: owner, onSuccess: { _, _ in }, onFailure: { _, _ in }, onDisposed: { _ in }),
    maybe.subscribe { (event: MaybeEvent<Element>) in
      switch event {
      case .success, .error, .completed: break
      }
    },
    maybe.subscribe(onSuccess: { _ in }, onError: { _ in }, onCompleted: {}, onDisposed: {}),
    maybe.subscribe(with: owner, onSuccess: { _, _ in }, onError: { _, _ in }, onCompleted: { _ in }, onDisposed: { _ in }),
    completable.subscribe { (event: CompletableEvent) in
      switch event {
      case .error, .completed: break
      }
    },
    completable.subscribe(onCompleted: {}, onError: { _ in }, onDisposed: {}),
    completable.subscribe(with: owner, onCompleted: { _ in }, onError: { _, _ in }, onDisposed: { _ in }),
  ]
}

func traitValues<Element>(_ single: Single<Element>, _ maybe: Maybe<Element>, _ completable: Completable) async throws
  -> [Element?]
{
  try await completable.value
  return [try await single.value, try await maybe.value]
}

func traitObservers<Element>(
  _ single: @escaping Single<Element>.SingleObserver, _ maybe: @escaping Maybe<Element>.MaybeObserver,
  _ completable: @escaping Completable.CompletableObserver, _ element: Element
) {
  single(.success(element))
  maybe(.success(element))
  completable(.completed)
}
