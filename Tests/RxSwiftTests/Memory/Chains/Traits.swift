import RxSwift

extension Chain {
  static let traits = [
    Chain("asSingle") { $0.source.take(1).asSingle().asObservable() },
    Chain("asMaybe") { $0.source.asMaybe().asObservable() },
    Chain("first") { $0.source.first().asObservable().compactMap { $0 } },
    Chain("Single.create") { around in
      let (captive, source) = (around.captive, around.source)
      return Single.create { single in
        captive.touch()
        return source.subscribe(onNext: { single(.success($0)) }, onError: { single(.failure($0)) })
      }
      .asObservable()
    },
    Chain("Single operators") { around in
      let (captive, other) = (around.captive, around.other)
      return around.source.take(1).asSingle()
        .map { token in
          captive.touch()
          return token
        }
        .flatMap { (token: Token) -> Single<Token> in
          captive.touch()
          return other.first().map { $0 ?? token }
        }
        .do(onSuccess: { _ in captive.touch() }, onDispose: { captive.touch() })
        .delay(.seconds(1), scheduler: around.scheduler)
        .observe(on: around.scheduler)
        .subscribe(on: around.scheduler)
        .timeout(.seconds(1000), scheduler: around.scheduler)
        .retry(2)
        .catch { _ in .never() }
        .asObservable()
    },
    Chain("Single.zip") { around in
      Single.zip(around.source.take(1).asSingle(), around.other.take(1).asSingle()) { left, _ in left }.asObservable()
    },
    Chain("Single to others") { around in
      let single = around.source.take(1).asSingle()
      return .merge(
        single.filter { _ in true }.asObservable(), single.compactMap { $0 }.asObservable(),
        single.flatMapMaybe { .just($0) }.asObservable(), single.flatMapCompletable { _ in .empty() }.andThen(.empty()),
        single.asCompletable().andThen(single).asObservable(), single.asMaybe().asObservable())
    },
    Chain("Maybe.create") { around in
      let (captive, source) = (around.captive, around.source)
      return Maybe.create { maybe in
        captive.touch()
        return source.subscribe(
          onNext: { maybe(.success($0)) }, onError: { maybe(.error($0)) }, onCompleted: { maybe(.completed) })
      }
      .asObservable()
    },
    Chain("Maybe operators") { around in
      let captive = around.captive
      let maybe = around.source.take(1).asMaybe().filter { _ in
        captive.touch(); return false
      }
      return .merge(
        maybe.ifEmpty(default: around.token(1)).asObservable(),
        maybe.ifEmpty(switchTo: Maybe.just(around.token(2))).asObservable(),
        maybe.ifEmpty(switchTo: around.other.take(1).asSingle()).asObservable(), maybe.map { $0 }.asObservable(),
        Maybe.zip(maybe, around.other.take(1).asMaybe()) { left, _ in left }.asObservable())
    },
    Chain("Completable.create and andThen") { around in
      let (captive, other, source) = (around.captive, around.captive, around.source)
      return Completable.create { completable in
        captive.touch()
        return source.subscribe(
          onNext: { _ in completable(.completed) }, onError: { completable(.error($0)) }, onCompleted: { completable(.completed) }
        )
      }
      .andThen(
        Observable.deferred { [source = around.other, tokens = around.tokens] in
          captive.touch()
          return source.startWith(Token(0, tokens))
        }
      )
      .do(onDispose: { other.touch() })
    },
    Chain("Completable operators") { around in
      let completable = around.source.ignoreElements().asCompletable()
      let other = around.other.ignoreElements().asCompletable()
      return .merge(
        completable.concat(other).andThen(.empty()),
        Completable.zip(completable, other).andThen(.just(around.token(1))),
        completable.andThen(other).andThen(Single.just(around.token(2))).asObservable(),
        completable.andThen(Maybe.just(around.token(3))).asObservable())
    },
  ]
}
