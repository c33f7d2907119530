import RxSwift

func literalClosures(_ numbers: Observable<Int>) -> Observable<String> {
  numbers
    .map { $0 + 1 }
    .filter { $0 % 2 == 0 }
    .map { $0 * 3 - 1 }
    .scan(0) { $0 + $1 }
    .flatMap { Observable.of($0, $0 + 1) }
    .map { Double($0) / 2 }
    .distinctUntilChanged { $0 == $1 }
    .filter { $0 > 1 && $0 < 1_000_000 }
    .flatMapLatest { Observable.just($0 * 2 + 1) }
    .take(while: { $0 < 100 })
    .map { "\($0)" }
    .compactMap { $0.isEmpty ? nil : $0 + "!" }
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
