import RxSwift
import Testing

/// What a run doesn't need any more is released while it goes on.
@Suite struct RunningReleaseTests {
  /// A chain with one part that captures a captive, and what makes that part superfluous.
  struct Part: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable (Surroundings, Captive) -> Observable<Token>
    let finish: @Sendable (Surroundings) -> Void

    init(
      _ name: String, _ make: @escaping @Sendable (Surroundings, Captive) -> Observable<Token>,
      finish: @escaping @Sendable (Surroundings) -> Void = { _ in }
    ) {
      testDescription = name
      self.make = make
      self.finish = finish
    }
  }

  /// `source` with a closure that captures `captive`.
  private static func capturing(_ captive: Captive, _ source: Observable<Token>) -> Observable<Token> {
    source.map { token in
      captive.touch()
      return token
    }
  }

  private static let factories = [
    Part("create") { around, captive in
      let source = around.source
      return .create { observer in
        captive.touch()
        return source.subscribe(observer)
      }
    },
    Part("deferred") { around, captive in
      let source = around.source
      return .deferred {
        captive.touch()
        return source
      }
    },
    Part("using, resource") { around, captive in
      let source = around.source
      return .using {
        captive.touch()
        return BooleanDisposable()
      } observableFactory: { _ in
        source
      }
    },
    Part("using, sequence") { around, captive in
      let source = around.source
      return .using {
        BooleanDisposable()
      } observableFactory: { _ in
        captive.touch()
        return source
      }
    },
    Part("multicast, selector") { around, captive in
      around.source.multicast {
        PublishSubject<Token>()
      } selector: { shared in
        captive.touch()
        return shared
      }
    },
    Part("retry(when:), handler") { around, captive in
      around.source.retry { errors in
        captive.touch()
        return errors
      }
    },
  ]

  private static let ended = [
    Part("catch, after the failure") { around, captive in
      let other = around.other
      return capturing(captive, around.source.asObservable()).catch { _ in
        captive.touch()
        return other
      }
    } finish: {
      $0.source.onError(Flaw.flaw)
    },
    Part("andThen, after the first") { around, captive in
      let source = around.source
      return Completable.create { completable in
        captive.touch()
        return source.subscribe(onCompleted: { completable(.completed) })
      }
      .andThen(around.other)
    } finish: {
      $0.source.onCompleted()
    },
    Part("merge, one completed") { around, captive in
      .merge(capturing(captive, around.source.asObservable()), around.other)
    } finish: {
      $0.source.onCompleted()
    },
    Part("combineLatest, one completed") { around, captive in
      .combineLatest(capturing(captive, around.source.asObservable()), around.other) { $1 }
    } finish: {
      $0.source.onCompleted()
    },
    Part("zip, one completed") { around, captive in
      .zip(capturing(captive, around.source.asObservable()), around.other) { $1 }
    } finish: {
      $0.source.onCompleted()
    },
    Part("withLatestFrom, second completed") { around, captive in
      around.other.withLatestFrom(capturing(captive, around.source.asObservable())) { $1 }
    } finish: {
      $0.source.onCompleted()
    },
    Part("skip(until:), opened") { around, captive in
      around.other.skip(until: capturing(captive, around.source.asObservable()))
    } finish: {
      $0.source.onNext($0.token(1))
    },
    Part("take(until:), other completed") { around, captive in
      around.other.take(until: capturing(captive, around.source.asObservable()))
    } finish: {
      $0.source.onCompleted()
    },
    Part("amb, decided") { around, captive in
      around.other.amb(capturing(captive, around.source.asObservable()))
    } finish: {
      $0.other.onNext($0.token(1))
    },
    Part("timeout(other:), switched") { around, captive in
      capturing(captive, around.source.asObservable()).timeout(.seconds(5), other: around.other, scheduler: around.scheduler)
    } finish: {
      $0.pass(10)
    },
    Part("flatMap, inner completed") { around, captive in
      let captives = CaptiveBox(captive)
      let source = around.source
      return around.other.startWith(around.token(0)).flatMap { _ -> Observable<Token> in
        guard let captive = captives.take() else { return .never() }
        return capturing(captive, source.asObservable())
      }
    } finish: {
      $0.source.onCompleted()
    },
    Part("flatMapLatest, inner replaced") { around, captive in
      let captives = CaptiveBox(captive)
      let source = around.source
      return around.other.startWith(around.token(0)).flatMapLatest { _ -> Observable<Token> in
        guard let captive = captives.take() else { return .never() }
        return capturing(captive, source.asObservable())
      }
    } finish: {
      $0.other.onNext($0.token(1))
    },
    Part("take while an inner goes on") { around, captive in
      let other = around.other
      return capturing(captive, around.source.asObservable()).take(1).flatMapFirst { _ in other }
    } finish: {
      $0.source.onNext($0.token(1))
    },
  ]

  @Test(arguments: factories + ended) private func isReleased(part: Part) {
    let around = Surroundings()
    var chain: Observable<Token>? = part.make(around, around.captive)
    let subscription = chain!.subscribe()
    #expect(around.captives.alive == 1)
    chain = nil
    part.finish(around)
    #expect(around.captives.alive == 0)
    #expect(around.source.hasObservers || around.other.hasObservers)
    subscription.dispose()
  }

  /// Objects that helpers hold weakly aren't in what an operator keeps.
  @Test(arguments: [
    Chain("share(replay: 1)") { around in
      let captive = around.captive
      return around.source.withUnretained(captive) { _, token in token }.share(replay: 1)
    },
    Chain("debounce") { around in
      let captive = around.captive
      return around.source.withUnretained(captive).map { $0.1 }.debounce(.seconds(9), scheduler: around.scheduler)
    },
    Chain("pairs that were delivered") { around in
      let captive = around.captive
      return around.source.withUnretained(captive).throttle(.seconds(1), scheduler: around.scheduler)
        .observe(on: around.scheduler).map { $0.1 }
    },
  ])
  func weakHelpersDontRetain(chain: Chain) {
    let around = Surroundings()
    let subscription = chain.make(around).subscribe()
    around.send(1...3)
    around.pass(10)
    #expect(around.captives.alive == 0)
    subscription.dispose()
  }

  @Test func subscriberIsHeldWeakly() {
    let around = Surroundings()
    var subscriptions: [any Disposable] = []
    do {
      let captive = around.captive
      subscriptions = [
        around.source.subscribe(with: captive, onNext: { captive, _ in captive.touch() }),
        around.source.first().subscribe(with: captive, onSuccess: { captive, _ in captive.touch() }),
        around.source.asMaybe().subscribe(with: captive, onSuccess: { captive, _ in captive.touch() }),
        around.source.ignoreElements().asCompletable().subscribe(with: captive, onCompleted: { $0.touch() }),
        around.source.asInfallible(onErrorFallbackTo: .empty()).subscribe(
          with: captive, onNext: { captive, _ in captive.touch() }),
        around.source.subscribe(Binder(captive) { captive, _ in captive.touch() }),
      ]
    }
    #expect(around.captives.alive == 0)
    for subscription in subscriptions { subscription.dispose() }
  }
}

/// Gives a captive away, once.
private final class CaptiveBox: @unchecked Sendable {  // used on one thread
  private var captive: Captive?

  init(_ captive: Captive) {
    self.captive = captive
  }

  func take() -> Captive? {
    defer { captive = nil }
    return captive
  }
}
