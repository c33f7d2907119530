import Foundation
import RxSwift

/// Every way to make an `Observable`, for any element.
func creations<Element>(_ element: Element, _ error: Error, on scheduler: ImmediateSchedulerType) -> [Observable<Element>] {
  return [
    .just(element), .just(element, scheduler: scheduler), .of(element, element), .of(element, scheduler: scheduler),
    .from([element]), .from([element], scheduler: scheduler), .from(AnySequence([element])),
    .from(CollectionOfOne(element), scheduler: scheduler), .from(optional: element),
    .from(optional: nil, scheduler: scheduler), .empty(), .never(), .error(error), .deferred { .just(element) },
    .repeatElement(element), .repeatElement(element, scheduler: scheduler),
    .generate(initialState: element, condition: { _ in true }, iterate: { $0 }),
    .generate(initialState: element, condition: { _ in false }, scheduler: scheduler, iterate: { $0 }),
    .using({ BooleanDisposable() }, observableFactory: { _ in .just(element) }),
    .create { observer in
      observer.onNext(element)
      observer.onError(error)
      observer.onCompleted()
      return Disposables.create()
    },
  ]
}

func counters<Element: FixedWidthInteger>(_: Element.Type, on scheduler: SchedulerType) -> [Observable<Element>] {
  return [
    .range(start: 0, count: 3), .range(start: 0, count: 3, scheduler: scheduler),
    .interval(.seconds(1), scheduler: scheduler), .timer(.seconds(1), scheduler: scheduler),
    .timer(.seconds(1), period: .seconds(1), scheduler: scheduler),
  ]
}

func combinations<O: ObservableType>(_ source: O) -> [Observable<O.Element>] where O.Element: Numeric {
  let a = source.asObservable()
  return [
    .merge(a, a), .merge([a, a]), .merge(AnyCollection([a, a])), .concat(a, a), .concat([a, a]), .concat(AnyCollection([a])),
    .concat(AnySequence([a])), a.concat(a), a.concat(Single.just(1)), .amb([a, a]), a.amb(a), .catch(sequence: [a, a]),
    Observable.of(a, a).merge(), Observable.of(a, a).merge(maxConcurrent: 1), Observable.of(a, a).concat(),
    Observable.of(a, a).switchLatest(),
    .combineLatest(a, a) { $0 + $1 }, .combineLatest(a, a, a) { $0 + $1 + $2 },
    .combineLatest(a, a, a, a) { a, b, c, d in a + b + c + d },
    .combineLatest(a, a, a, a, a) { a, b, c, d, e in a + b + c + d + e },
    .combineLatest(a, a, a, a, a, a) { a, b, c, d, e, f in a + b + f },
    .combineLatest(a, a, a, a, a, a, a) { a, b, c, d, e, f, g in a + b + g },
    .combineLatest(a, a, a, a, a, a, a, a) { a, b, c, d, e, f, g, h in a + b + h },
    .combineLatest([a, a]) { $0.reduce(0, +) },
    .zip(a, a) { $0 + $1 }, .zip(a, a, a) { $0 + $1 + $2 }, .zip(a, a, a, a) { a, b, c, d in a + d },
    .zip(a, a, a, a, a) { a, b, c, d, e in a + e }, .zip(a, a, a, a, a, a) { a, b, c, d, e, f in a + f },
    .zip(a, a, a, a, a, a, a) { a, b, c, d, e, f, g in a + g },
    .zip(a, a, a, a, a, a, a, a) { a, b, c, d, e, f, g, h in a + h },
    .zip([a, a]) { $0.reduce(0, +) },
    a.withLatestFrom(a), a.withLatestFrom(a) { $0 + $1 }, a.sample(a), a.sample(a, defaultValue: 0),
    Observable<O.Element>.zip([a, a]).map { $0[0] }, Observable<O.Element>.combineLatest([a, a]).map { $0[0] },
  ]
}

func tuples<A: ObservableType, B: ObservableType>(_ a: A, _ b: B) -> [Observable<Void>] {
  let combined: [Observable<Void>] = [
    Observable.combineLatest(a, b).map { _, _ in }, Observable.combineLatest(a, b, a).map { _, _, _ in },
    Observable.combineLatest(a, b, a, b).map { _ in }, Observable.combineLatest(a, b, a, b, a).map { _ in },
    Observable.combineLatest(a, b, a, b, a, b).map { _ in }, Observable.combineLatest(a, b, a, b, a, b, a).map { _ in },
    Observable.combineLatest(a, b, a, b, a, b, a, b).map { _ in },
  ]
  let zipped: [Observable<Void>] = [
    Observable.zip(a, b).map { _, _ in }, Observable.zip(a, b, a).map { _, _, _ in }, Observable.zip(a, b, a, b).map { _ in },
    Observable.zip(a, b, a, b, a).map { _ in }, Observable.zip(a, b, a, b, a, b).map { _ in },
    Observable.zip(a, b, a, b, a, b, a).map { _ in }, Observable.zip(a, b, a, b, a, b, a, b).map { _ in },
  ]
  return combined + zipped
}
