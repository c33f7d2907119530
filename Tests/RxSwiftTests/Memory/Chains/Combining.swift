import RxSwift

extension Chain {
  static let combining = [
    Chain("merge") { .merge($0.source, $0.other) },
    Chain("merge, nested ten deep") { around in
      (0..<10).reduce(around.source.asObservable()) { chain, _ in .merge(chain, .empty()) }
    },
    Chain("concat", needsDisposal: true) { .concat([$0.source.take(2), $0.other]) },
    Chain("concat, instance") { $0.source.take(1).concat($0.other).concat(Single.just($0.token(9))) },
    Chain("startWith") { $0.source.startWith($0.token(0), $0.token(1)) },
    Chain("combineLatest") { around in
      let captive = around.captive
      return .combineLatest(around.source, around.other) { left, _ in
        captive.touch()
        return left
      }
    },
    Chain("combineLatest of eight") { around in
      let (a, b) = (around.source, around.other)
      return Observable.combineLatest(a, b, a, b, a, b, a, b).map { $0.0 }
    },
    Chain("combineLatest of a list") { around in
      let captive = around.captive
      return .combineLatest([around.source, around.other]) { tokens in
        captive.touch()
        return tokens[0]
      }
    },
    Chain("zip") { around in
      let captive = around.captive
      return .zip(around.source, around.other) { left, _ in
        captive.touch()
        return left
      }
    },
    Chain("zip with one that is silent") { .zip($0.source, Observable<Int>.never()) { left, _ in left } },
    Chain("zip of eight") { around in
      let (a, b) = (around.source, around.other)
      return Observable.zip(a, b, a, b, a, b, a, b).map { $0.0 }
    },
    Chain("zip of a list") { around in
      let captive = around.captive
      return .zip([around.source, around.other]) { tokens in
        captive.touch()
        return tokens[0]
      }
    },
    Chain("withLatestFrom") { around in
      let captive = around.captive
      return around.source.withLatestFrom(around.other) { left, _ in
        captive.touch()
        return left
      }
    },
    Chain("amb") { $0.source.amb($0.other) },
    Chain("amb of a list") { .amb([$0.source.skip(1), $0.other.asObservable(), .never()]) },
    Chain("a stream with itself") { around in
      let shared = around.source.share()
      return .merge(shared, shared.withLatestFrom(shared), .zip(shared, shared) { $1 })
    },
    Chain("a subject fed by its own chain") { around in
      let other = around.other
      return around.source.do(onNext: { other.onNext($0) }).withLatestFrom(other)
    },
  ]
}
