import RxSwift

extension Chain {
  static let infallible = [
    Chain("asInfallible") { around in
      let (captive, other) = (around.captive, around.other)
      return .merge(
        around.source.asInfallible(onErrorJustReturn: around.token(0)).asObservable(),
        around.source.asInfallible(onErrorFallbackTo: .just(around.token(1))).asObservable(),
        around.source.asInfallible { _ in
          captive.touch()
          return other.asInfallible(onErrorFallbackTo: .empty())
        }
        .asObservable())
    },
    Chain("Infallible.create") { around in
      let (captive, source) = (around.captive, around.source)
      return Infallible.create { observer in
        captive.touch()
        return source.subscribe(
          onNext: { observer(.next($0)) }, onError: { _ in observer(.completed) }, onCompleted: { observer(.completed) })
      }
      .asObservable()
    },
    Chain("Infallible operators") { around in
      let captive = around.captive
      let source = around.source.asInfallible(onErrorFallbackTo: .empty())
      let other = around.other.asInfallible(onErrorFallbackTo: .empty())
      return Infallible.merge(
        source.map { $0 }.filter { _ in
          captive.touch(); return true
        }.compactMap { $0 }.startWith(around.token(0)),
        source.flatMap { _ in other }, source.flatMapLatest { _ in other }, source.flatMapFirst { _ in other },
        source.concatMap { _ in other }, source.scan(around.token(1)) { $1 }, source.distinctUntilChanged(),
        source.take(2), source.take(until: other),
        source.skip(while: { _ in
          captive.touch(); return false
        }),
        source.debounce(.seconds(2), scheduler: around.scheduler), source.throttle(.seconds(2), scheduler: around.scheduler),
        source.share(replay: 1), source.do(onDispose: { captive.touch() }), source.concat(other),
        source.withLatestFrom(other),
        source.withUnretained(captive) { captive, token in
          captive.touch(); return token
        },
        Infallible.combineLatest(source, other) { left, _ in left }, Infallible.zip(source, other) { left, _ in left },
        Infallible.deferred { source }
      )
      .asObservable()
    },
  ]
}
