import ReactiveCore
import RxSwift

extension Chain {
  static let creating = [
    Chain("create") { around in
      let (source, captive) = (around.source, around.captive)
      return .create { observer in
        captive.touch()
        return source.subscribe(observer)
      }
    },
    Chain("create, with the observer kept by the teardown", needsDisposal: true) { around in
      let source = around.source
      return .create { observer in
        let subscription = source.subscribe(observer)
        return Disposables.create {
          observer.onCompleted()
          subscription.dispose()
        }
      }
    },
    Chain("deferred") { around in
      let (source, captive) = (around.source, around.captive)
      return .deferred {
        captive.touch()
        return source
      }
    },
    Chain("using") { around in
      let (source, captive, other) = (around.source, around.captive, around.captive)
      return .using {
        captive.touch()
        return BooleanDisposable()
      } observableFactory: { _ in
        other.touch()
        return source
      }
    },
    Chain("just, of, from", needsDisposal: true) { around in
      .concat(
        .just(around.token(1)), .of(around.token(2), around.token(3)), .from([around.token(4)]),
        .from(optional: around.token(5)), .from(AnySequence([around.token(6)])), around.source)
    },
    Chain("on a scheduler") { around in
      .merge(
        .just(around.token(1), scheduler: around.scheduler), .of(around.token(2), scheduler: around.scheduler),
        .from([around.token(3)], scheduler: around.scheduler), .from(optional: around.token(4), scheduler: around.scheduler),
        .repeatElement(around.token(5), scheduler: around.scheduler).take(4), around.source)
    },
    Chain("generate") { around in
      let captive = around.captive
      return .generate(
        initialState: around.token(0), condition: { $0.number < 5 }, scheduler: around.scheduler,
        iterate: { token in
          captive.touch()
          return token
        }
      )
      .take(until: around.source)
    },
    Chain("range, interval, timer", needsDisposal: true) { around in
      let (tokens, scheduler) = (around.tokens, around.scheduler)
      return Observable.merge(
        .range(start: 1, count: 3, scheduler: scheduler), .interval(.seconds(1), scheduler: scheduler),
        .timer(.seconds(2), scheduler: scheduler), .timer(.seconds(2), period: .seconds(3), scheduler: scheduler)
      )
      .map { Token($0, tokens) }
      .take(until: around.source.materialize().filter { $0.isStopEvent })
    },
    Chain("empty, never, error") { around in
      .merge(
        .empty(), around.source, Observable.never().take(until: around.other), .catch(sequence: [.error(Flaw.flaw), .empty()]))
    },
    Chain("own ObservableType") { around in
      struct Own: ObservableType {
        typealias Element = Token
        let source: Observable<Token>
        let captive: Captive
        func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Token {
          source.subscribe(observer)
        }
      }
      return Own(source: around.source, captive: around.captive).asObservable()
    },
  ]
}
