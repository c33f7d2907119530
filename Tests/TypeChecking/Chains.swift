import RxSwift

func literalClosures(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 3 - 1 }
    .map { $0 * 2 + 1 }
    .filter { $0 != 7 }
    .skip(1)
    .filter { $0 > 1 && $0 < 1_000_000 }
    .flatMap { Observable.of($0, $0 + 1) }
    .take(while: { $0 < 100 })
    .skip(while: { $0 < 3 })
    .map { "\($0)" }
    .compactMap { $0.isEmpty ? nil : $0 }
}

func accumulating(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 3 - 1 }
    .scan(0) { $0 + $1 }
    .map { $0 * 2 + 1 }
    .filter { $0 > 1 && $0 < 1_000_000 }
    .take(while: { $0 < 100 })
    .skip(while: { $0 < 3 })
    .do(onNext: { print($0) })
    .take(10)
    .map { "\($0)" }
    .compactMap { $0.isEmpty ? nil : $0 }
}

func comparing(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 3 - 1 }.map { $0 * 2 + 1 }.filter { $0 > 2 && $0 < 5 }
    .distinctUntilChanged { $0 == $1 }
    .map { $0 + 1 }.filter { $0 > 2 }.take(5).skip(1).startWith(0)
    .map { "\($0)" }
}

func innerSequences(_ numbers: Observable<Int>) -> any Disposable {
  numbers
    .map { $0 + 1 }
    .filter { $0 > 0 }
    .flatMapLatest { Observable.just($0 + 1) }
    .flatMap { Observable.just($0 * 2) }
    .concatMap { Observable.just($0 - 1) }
    .catch { _ in Observable.just(1) }
    .map { $0 + 2 }
    .reduce(0) { $0 + $1 }
    .map { "\($0)" }
    .do(onNext: { print($0) })
    .subscribe { print($0) }
}

func arithmeticAndSubscribe(_ numbers: Observable<Int>) -> any Disposable {
  numbers
    .map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 3 - 1 }
    .map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 3 - 1 }
    .map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 3 - 1 }
    .map { $0 + 1 }.filter { $0 % 2 == 0 }.map { $0 * 3 - 1 }
    .subscribe { print($0) }
}

func merged(_ a: Observable<Int>, _ b: Observable<Int>) -> Observable<Int> {
  Observable.merge(a.map { $0 + 1 }, b.map { $0 * 2 }, Observable.concat(a, b))
}

func combining(
  _ a: Observable<Int>, _ b: Observable<Int>, _ c: Observable<Int>, _ d: Observable<Int>, _ e: Observable<Int>
) -> Observable<Int> {
  Observable.combineLatest(a, b, c, d, e) { $0 + $1 * $2 - $3 + $4 }
}

func zippingAndMapping(_ a: Observable<Int>, _ b: Observable<Double>, _ c: Observable<String>) -> Observable<String> {
  Observable.zip(a, b, c)
    .map { "\($0 + 1) \($1 * 2) \($2)" }
    .withLatestFrom(a) { $0 + " \($1 * 2 + 1)" }
    .reduce("") { $0 + $1 }
}
