import RxRelay
import Testing

@testable import RxSwift

/// A bag that lives long holds nothing of short subscriptions, in whatever form they are made.
@Suite struct BagGrowthTests {
  struct Form: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let subscribe: @Sendable (Observable<Int>, Captive) -> any Disposable

    init(_ name: String, _ subscribe: @escaping @Sendable (Observable<Int>, Captive) -> any Disposable) {
      testDescription = name
      self.subscribe = subscribe
    }
  }

  private static let forms = [
    Form("closure for events") { source, captive in source.subscribe { _ in captive.touch() } },
    Form("closures") { source, captive in source.subscribe(onNext: { _ in captive.touch() }) },
    Form("closures with onDisposed") { source, captive in
      source.subscribe(onNext: { _ in captive.touch() }, onDisposed: { captive.touch() })
    },
    Form("nothing") { source, _ in source.subscribe() },
    Form("with an object") { source, captive in source.subscribe(with: captive, onNext: { captive, _ in captive.touch() }) },
    Form("observer") { source, captive in source.subscribe(AnyObserver { _ in captive.touch() }) },
    Form("subject") { source, _ in source.subscribe(PublishSubject()) },
    Form("relay") { source, _ in source.bind(to: BehaviorRelay(value: 0)) },
    Form("single") { source, captive in
      source.first().subscribe(onSuccess: { _ in captive.touch() }, onDisposed: { captive.touch() })
    },
    Form("maybe") { source, captive in source.asMaybe().subscribe(onSuccess: { _ in captive.touch() }) },
    Form("completable") { source, captive in source.ignoreElements().asCompletable().subscribe(onCompleted: { captive.touch() })
    },
    Form("infallible") { source, captive in
      source.asInfallible(onErrorJustReturn: 0).subscribe(onNext: { _ in captive.touch() }, onDisposed: { captive.touch() })
    },
    Form("connection") { source, captive in
      let connectable = source.do(onNext: { _ in captive.touch() }).publish()
      return connectable.connect()
    },
    Form("own observable type") { source, captive in
      struct Own: ObservableType {
        typealias Element = Int
        let source: Observable<Int>
        func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
          source.subscribe(observer)
        }
      }
      return Own(source: source).subscribe(onNext: { _ in captive.touch() })
    },
    Form("two in one") { source, captive in
      Disposables.create(source.subscribe(), source.subscribe(onNext: { _ in captive.touch() }))
    },
  ]

  @Test(arguments: forms) private func endedSubscriptionsAreForgotten(form: Form) {
    let (bag, census) = (DisposeBag(), Census())
    let subject = PublishSubject<Int>()
    let lasting = BooleanDisposable()
    lasting.disposed(by: bag)
    for _ in 0..<50 {
      for _ in 0..<10 { form.subscribe(subject.take(1), Captive(census)).disposed(by: bag) }
      subject.onNext(1)
      #expect(census.alive == 0)
    }
    #expect(bag.count < 50)
    #expect(!lasting.isDisposed)
    #expect(!subject.hasObservers)
  }

  /// As many insertions as one likes cost what they would without the rest.
  @Test func liveOnesStay() {
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    for number in 0..<2_000 {
      (number % 2 == 0 ? subject.subscribe() : Observable.just(1).subscribe()).disposed(by: bag)
    }
    #expect(bag.count >= 1_000)
    #expect(bag.count <= 2_001)
    subject.onCompleted()
    for _ in 0..<2_000 { Observable.just(1).subscribe().disposed(by: bag) }
    #expect(bag.count <= 32)
  }
}
