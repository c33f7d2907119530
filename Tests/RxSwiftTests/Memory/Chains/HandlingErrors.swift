import RxSwift

/// What chains fail with.
enum Flaw: Error {
  case flaw
}

extension Chain {
  static let handlingErrors = [
    Chain("catch") { around in
      let (captive, other) = (around.captive, around.other)
      return around.source.catch { _ in
        captive.touch()
        return other
      }
    },
    Chain("catchAndReturn") { $0.source.catchAndReturn($0.token(0)) },
    Chain("catch(sequence:)", needsDisposal: true) { .catch(sequence: [$0.source, $0.other]) },
    Chain("retry") { around in
      let failures = Observable<Token>.error(Flaw.flaw)
      // A subject that has failed would fail again, without end.
      return around.source.catch { _ in .never() }.flatMap { $0.number == 2 ? failures : .just($0) }.retry()
    },
    Chain("retry(3)") { around in
      let failures = Observable<Token>.error(Flaw.flaw)
      return around.source.flatMap { $0.number == 2 ? failures : .just($0) }.retry(3)
    },
    Chain("retry(when:)", needsDisposal: true) { around in
      let (captive, other) = (around.captive, around.other)
      return around.source.flatMap { $0.number == 2 ? .error(Flaw.flaw) : Observable.just($0) }
        .retry { errors in
          captive.touch()
          return errors.flatMap { _ in other.take(1) }
        }
    },
    Chain("retry(when:) after a time", needsDisposal: true) { around in
      let scheduler = around.scheduler
      return around.source.flatMap { $0.number == 1 ? .error(Flaw.flaw) : Observable.just($0) }
        .retry { (errors: Observable<Flaw>) in
          errors.enumerated().flatMap { Observable<Int>.timer(.seconds($0.index + 1), scheduler: scheduler) }
        }
    },
    Chain("do") { around in
      let captives = (0..<9).map { _ in around.captive }
      return around.source.do(
        onNext: { _ in captives[0].touch() }, afterNext: { _ in captives[1].touch() }, onError: { _ in captives[2].touch() },
        afterError: { _ in captives[3].touch() }, onCompleted: { captives[4].touch() }, afterCompleted: { captives[5].touch() },
        onSubscribe: { captives[6].touch() }, onSubscribed: { captives[7].touch() }, onDispose: { captives[8].touch() })
    },
    Chain("debug") { around in around.source.debug(.init("memory", trimsEvents: true) { _ in }) },
    Chain("a closure that throws") { around in
      let captive = around.captive
      return around.source.map { token in
        captive.touch()
        if token.number == 3 { throw Flaw.flaw }
        return token
      }
    },
  ]
}
