import RxSwift

extension Chain {
  static let filtering = [
    Chain("filter") { around in
      let captive = around.captive
      return around.source.filter { _ in
        captive.touch()
        return true
      }
    },
    Chain("compactMap") { around in
      let captive = around.captive
      return around.source.compactMap { token in
        captive.touch()
        return token
      }
    },
    Chain("distinctUntilChanged by key") { around in
      let captive = around.captive
      return around.source.distinctUntilChanged { token in
        captive.touch()
        return token.number
      }
    },
    Chain("distinctUntilChanged by comparison") { around in
      let captive = around.captive
      return around.source.distinctUntilChanged { (left: Token, right: Token) in
        captive.touch()
        return left === right
      }
    },
    Chain("distinctUntilChanged") { $0.source.distinctUntilChanged().distinctUntilChanged(at: \.number) },
    Chain("take") { $0.source.take(2) },
    Chain("take(0)") { $0.source.take(0) },
    Chain("takeLast") { $0.source.takeLast(2) },
    Chain("skip") { $0.source.skip(1) },
    Chain("take(while:)") { around in
      let captive = around.captive
      return around.source.take(while: { token in
        captive.touch()
        return token.number < 3
      })
    },
    Chain("take(until: predicate)") { around in
      let captive = around.captive
      return around.source.take(
        until: { token in
          captive.touch()
          return token.number > 2
        }, behavior: .inclusive)
    },
    Chain("skip(while:)") { around in
      let captive = around.captive
      return around.source.skip(while: { token in
        captive.touch()
        return token.number < 2
      })
    },
    Chain("take(until: other)") { $0.source.take(until: $0.other) },
    Chain("take(until: never)") { $0.source.take(until: Observable<Int>.never()) },
    Chain("skip(until: other)") { $0.source.skip(until: $0.other) },
    Chain("element(at:)") { $0.source.element(at: 1) },
    Chain("single") { $0.source.take(1).single() },
    Chain("single of many") { $0.source.single() },
    Chain("single(predicate)") { around in
      let captive = around.captive
      return around.source.single { token in
        captive.touch()
        return token.number == 1
      }
    },
    Chain("ignoreElements") { around in .merge(around.source, around.source.ignoreElements().asCompletable().andThen(.empty())) },
    Chain("ifEmpty") { $0.source.filter { _ in false }.ifEmpty(default: $0.token(1)) },
    Chain("ifEmpty(switchTo:)") { $0.source.filter { _ in false }.ifEmpty(switchTo: $0.other) },
    Chain("sample") { $0.source.sample($0.other) },
    Chain("sample with a default") { $0.source.sample($0.other, defaultValue: $0.token(0)) },
    Chain("withUnretained") { around in
      let captive = around.captive
      return around.source.withUnretained(captive).map { pair in pair.1 }
    },
    Chain("withUnretained(resultSelector:)") { around in
      let (captive, other) = (around.captive, around.captive)
      return around.source.withUnretained(captive) { captive, token in
        captive.touch()
        other.touch()
        return token
      }
    },
  ]
}
