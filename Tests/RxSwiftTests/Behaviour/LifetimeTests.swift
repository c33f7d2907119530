import RxRelay
import RxSwift
import RxTest
import Testing

/// What a subscription keeps alive, and until when.
@Suite struct LifetimeTests {
  private final class Token {}

  /// An operator whose closures hold an object.
  struct Operator: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Observable<Int>, AnyObject, TestScheduler) -> Observable<Int>

    init(_ name: String, _ apply: @escaping @Sendable (Observable<Int>, AnyObject, TestScheduler) -> Observable<Int>) {
      testDescription = name
      self.apply = apply
    }
  }

  private static func hold(_ object: AnyObject) {}

  static let operators = [
    Operator("map") { source, token, _ in
      source.map {
        hold(token)
        return $0
      }
    },
    Operator("filter") { source, token, _ in
      source.filter { _ in
        hold(token)
        return true
      }
    },
    Operator("scan") { source, token, _ in
      source.scan(0) {
        hold(token)
        return $1
      }
    },
    Operator("do") { source, token, _ in
      source.do(
        onNext: { _ in hold(token) }, onCompleted: { hold(token) }, onSubscribe: { hold(token) }, onDispose: { hold(token) })
    },
    Operator("flatMap") { source, token, _ in
      source.flatMap { element -> Observable<Int> in
        hold(token)
        return Observable.never().startWith(element)
      }
    },
    Operator("flatMapFirst") { source, token, _ in
      source.flatMapFirst { element -> Observable<Int> in
        hold(token)
        return Observable.just(element).map { $0 }
      }
    },
    Operator("flatMapLatest") { source, token, _ in
      source.flatMapLatest { element -> Observable<Int> in
        hold(token)
        return Observable.never().startWith(element)
      }
    },
    Operator("concatMap") { source, token, _ in
      source.concatMap { element -> Observable<Int> in
        hold(token)
        return Observable.never().startWith(element)
      }
    },
    Operator("catch") { source, token, _ in
      source.catch {
        hold(token)
        throw $0
      }
    },
    Operator("retry(when:)") { source, token, _ in
      source.retry { (errors: Observable<any Error>) -> Observable<Int> in
        errors.flatMap { error -> Observable<Int> in
          hold(token)
          throw error
        }
      }
    },
    Operator("retry") { source, token, _ in
      Observable.concat(source, .just(1)).do(onNext: { _ in hold(token) }).catch { _ in .empty() }.retry(3)
    },
    Operator("combineLatest") { source, token, _ in
      Observable.combineLatest(source, Observable.just(0)) { element, _ in
        hold(token)
        return element
      }
    },
    Operator("zip") { source, token, _ in
      Observable.zip(source, source) { element, _ in
        hold(token)
        return element
      }
    },
    Operator("withLatestFrom") { source, token, _ in
      source.withLatestFrom(source) { element, _ in
        hold(token)
        return element
      }
    },
    Operator("groupBy") { source, token, _ in
      source.groupBy { element -> Int in
        hold(token)
        return element
      }
      .flatMap { $0 }
    },
    Operator("share") { source, token, _ in source.do(onNext: { _ in hold(token) }).share() },
    Operator("share(replay: 1)") { source, token, _ in source.do(onNext: { _ in hold(token) }).share(replay: 1) },
    Operator("share(replay: 2)") { source, token, _ in source.do(onNext: { _ in hold(token) }).share(replay: 2) },
    Operator("share forever") { source, token, _ in
      source.do(onNext: { _ in hold(token) }).share(replay: 1, scope: .forever)
    },
    Operator("publish") { source, token, _ in source.do(onNext: { _ in hold(token) }).publish().refCount() },
    Operator("multicast") { source, token, _ in
      source.multicast(
        {
          hold(token)
          return PublishSubject<Int>()
        },
        selector: { shared in
          hold(token)
          return shared
        })
    },
    Operator("create") { source, token, _ in
      .create { observer in
        hold(token)
        let subscription = source.subscribe(observer)
        return Disposables.create {
          hold(token)
          subscription.dispose()
        }
      }
    },
    Operator("deferred") { source, token, _ in
      .deferred {
        hold(token)
        return source
      }
    },
    Operator("using") { source, token, _ in
      Observable.using({ CompositeDisposable(disposables: [Disposables.create { hold(token) }]) }) { _ in
        hold(token)
        return source
      }
    },
    Operator("observe(on:)") { source, token, scheduler in
      source.do(onNext: { _ in hold(token) }).observe(on: CurrentThreadScheduler.instance)
    },
    Operator("subscribe(on:)") { source, token, scheduler in
      source.do(onNext: { _ in hold(token) }).subscribe(on: CurrentThreadScheduler.instance)
    },
    Operator("debounce") { source, token, scheduler in
      source.do(onNext: { _ in hold(token) }).debounce(.seconds(10), scheduler: scheduler).do(onNext: { _ in hold(token) })
    },
    Operator("throttle") { source, token, scheduler in
      source.do(onNext: { _ in hold(token) }).throttle(.seconds(10), scheduler: scheduler)
    },
    Operator("timeout") { source, token, scheduler in
      source.do(onNext: { _ in hold(token) }).timeout(.seconds(10), scheduler: scheduler).do(onNext: { _ in hold(token) })
    },
    Operator("buffer") { source, token, scheduler in
      source.buffer(timeSpan: .seconds(10), count: 5, scheduler: scheduler).map {
        hold(token)
        return $0.count
      }
    },
    Operator("window") { source, token, scheduler in
      source.window(timeSpan: .seconds(10), count: 5, scheduler: scheduler).flatMap { window in
        hold(token)
        return window
      }
    },
    Operator("take(until:)") { source, token, _ in
      source.take(until: Observable<Int>.never().do(onDispose: { hold(token) })).map {
        hold(token)
        return $0
      }
    },
    Operator("merge") { source, token, _ in
      Observable.merge(source.do(onNext: { _ in hold(token) }), source.do(onNext: { _ in hold(token) }))
    },
    Operator("concat") { source, token, _ in
      source.do(onNext: { _ in hold(token) }).concat(Observable.empty().do(onCompleted: { hold(token) }))
    },
    Operator("debug") { source, token, _ in source.debug(DebugLog("", trimsEvents: false) { _ in hold(token) }) },
  ]

  private enum Ending: CaseIterable {
    case disposal, completion, error
  }

  @Test(arguments: operators) func theHandleOfAnEndedSubscriptionKeepsNothing(_ operation: Operator) {
    for ending in Ending.allCases {
      let subject = PublishSubject<Int>()
      let scheduler = TestScheduler(initialClock: 0)
      var token: Token? = Token()
      weak let observed = token
      let handle = { (token: Token) in
        operation.apply(subject, token, scheduler).subscribe(
          onNext: { _ in Self.hold(token) }, onError: { _ in Self.hold(token) }, onCompleted: { Self.hold(token) },
          onDisposed: { Self.hold(token) })
      }(token!)
      token = nil
      #expect(observed != nil)
      subject.onNext(1)
      subject.onNext(2)
      switch ending {
      case .disposal: handle.dispose()
      case .completion:
        subject.onCompleted()
        if ["flatMap", "flatMapLatest", "concatMap"].contains(operation.testDescription) { handle.dispose() }
      case .error: subject.onError(TestError.first)
      }
      // What is still scheduled is a matter of the scheduler.
      scheduler.start()
      #expect(observed == nil, "\(ending)")
      withExtendedLifetime(handle) {}
    }
  }

  @Test func aRunningSubscriptionLetsGoOfFactories() {
    let factories: [(String, (Token) -> Observable<Int>)] = [
      (
        "create",
        { token in
          .create { observer in
            Self.hold(token)
            return Observable<Int>.never().subscribe(observer)
          }
        }
      ),
      (
        "deferred",
        { token in
          .deferred {
            Self.hold(token)
            return .never()
          }
        }
      ),
      (
        "create under operators",
        { token in
          Observable<Int>.create { _ in
            Self.hold(token)
            return Disposables.create()
          }
          .map { $0 }.filter { _ in true }.flatMap { Observable.just($0) }.take(until: Observable<Int>.never())
        }
      ),
      (
        "deferred under operators",
        { token in
          Observable<Int>.deferred {
            Self.hold(token)
            return .never()
          }
          .scan(0) { $1 }.startWith(1).observe(on: CurrentThreadScheduler.instance).take(3)
        }
      ),
      (
        "single",
        { token in
          Single<Int>.create { _ in
            Self.hold(token)
            return Disposables.create()
          }
          .asObservable()
        }
      ),
      (
        "completable",
        { token in
          Completable.create { _ in
            Self.hold(token)
            return Disposables.create()
          }
          .andThen(Observable.just(0))
        }
      ),
    ]
    for (name, make) in factories {
      weak var observed: Token?
      let handle = {
        let token = Token()
        observed = token
        return make(token).subscribe()
      }()
      #expect(observed == nil, "\(name)")
      handle.dispose()
    }
  }

  @Test(arguments: [true, false]) func andThenLetsGoOfTheFirst(completes: Bool) {
    weak var observed: Token?
    var observer: ((CompletableEvent) -> Void)?
    let handle = {
      let token = Token()
      observed = token
      return Completable.create {
        observer = $0
        return Disposables.create { Self.hold(token) }
      }
      .andThen(Observable<Int>.never())
      .subscribe { _ in }
    }()
    #expect(observed != nil)
    observer?(completes ? .completed : .error(TestError.first))
    observer = nil
    #expect(observed == nil)
    handle.dispose()
  }

  @Test func targetsAreNotKept() {
    let subject = PublishSubject<Int>()
    var token: Token? = Token()
    weak let observed = token
    let handles = [
      subject.subscribe(with: token!, onNext: { _, _ in }, onDisposed: { _ in }),
      subject.withUnretained(token!).subscribe(),
      subject.withUnretained(token!) { _, element in element }.subscribe(),
    ]
    token = nil
    #expect(observed == nil)
    handles.forEach { $0.dispose() }
  }

  @Test func relaysMayBeDroppedWhileSomebodyListens() {
    weak var observed: Token?
    let handle = {
      let token = Token()
      observed = token
      return BehaviorRelay(value: 1).subscribe(onNext: { _ in Self.hold(token) })
    }()
    #expect(observed == nil)
    handle.dispose()
  }

  @Test func elementsOfASubjectAreLetGo() {
    let subject = BehaviorSubject(value: Token())
    weak var observed: Token?
    observed = try? subject.value()
    #expect(observed != nil)
    subject.onNext(Token())
    #expect(observed == nil)
    observed = try? subject.value()
    subject.dispose()
    #expect(observed == nil)
  }
}
