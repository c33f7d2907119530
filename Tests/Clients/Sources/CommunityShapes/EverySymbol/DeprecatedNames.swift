import Foundation
import RxSwift

@available(*, deprecated)
func deprecatedOperators<O: ObservableType>(_ source: O, _ element: O.Element, on scheduler: SchedulerType) -> [Observable<
  O.Element
>] {
  let trigger = Observable.just(())
  return [
    source.catchError { _ in .just(element) }, source.catchErrorJustReturn(element), .catchError([source.asObservable()]),
    source.elementAt(0), source.observeOn(scheduler), source.subscribeOn(scheduler), source.retryWhen { $0.take(1) },
    source.retryWhen { (errors: Observable<RxError>) in errors.take(1) }, source.skipUntil(trigger),
    source.skipWhile { _ in true },
    source.take(.seconds(1), scheduler: scheduler), source.takeUntil(trigger), source.takeUntil(.inclusive) { _ in true },
    source.takeWhile { _ in true },
  ]
}

@available(*, deprecated)
func deprecatedTraitOperators<Element>(_ element: Element, on scheduler: SchedulerType) -> [Observable<Element>] {
  let single = Single.just(element)
  let maybe = Maybe.just(element)
  _ = single.subscribe(onSuccess: { _ in }, onError: { _ in }, onDisposed: {})
  return [
    single.catchErrorJustReturn(element).asObservable(), maybe.catchErrorJustReturn(element).asObservable(),
    single.catchError { _ in single }.asObservable(), single.observeOn(scheduler).asObservable(),
    maybe.subscribeOn(scheduler).asObservable(),
    maybe.retryWhen { $0 }.asObservable(), single.retryWhen { (errors: Observable<RxError>) in errors }.asObservable(),
  ]
}
