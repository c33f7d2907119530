import Foundation
import RxRelay
import RxSwift
import RxTest
import Testing

/// Ways to call operators and `subscribe` that users write.
@Suite struct CallShapeTests {
  @Test func severalTrailingClosures() {
    var log: [String] = []
    _ = Observable.of(1, 2).subscribe { value in
      log.append("\(value)")
    } onError: { error in
      log.append("\(error)")
    } onCompleted: {
      log.append("completed")
    } onDisposed: {
      log.append("disposed")
    }
    _ = Observable<Int>.error(TestError.first).subscribe { _ in
    } onError: { error in
      log.append("\(error)")
    }
    _ = Single.just(1).subscribe { value in
      log.append("\(value)")
    } onFailure: { _ in
    } onDisposed: {
      log.append("disposed")
    }
    _ = Maybe<Int>.empty().subscribe { _ in
    } onError: { _ in
    } onCompleted: {
      log.append("completed")
    }
    _ = Completable.empty().subscribe {
      log.append("completed")
    } onError: { _ in
    }
    _ = Infallible.just(1).subscribe { value in
      log.append("\(value)")
    } onCompleted: {
      log.append("completed")
    }
    #expect(
      log == ["1", "2", "completed", "disposed", "first", "1", "disposed", "completed", "completed", "1", "completed"])
  }

  @Test func sideEffects() {
    var log: [String] = []
    _ = Observable.of(1).do { log.append("\($0)") }.subscribe()
    _ = Observable.of(2).do(onNext: { log.append("\($0)") }, onCompleted: { log.append("C") }).subscribe()
    _ = Observable.of(3).do {
      log.append("\($0)")
    } onCompleted: {
      log.append("C")
    }.subscribe()
    _ = Single.just(4).do { log.append("\($0)") }.subscribe()
    _ = Single.just(5).do(onSuccess: { log.append("\($0)") }).subscribe()
    _ = Infallible.just(6).do(onNext: { log.append("\($0)") }).subscribe()
    #expect(log == ["1", "2", "C", "3", "C", "4", "5", "6"])
  }

  @Test func withObjects() {
    final class Model {
      var numbers: [Int] = []
      func add(_ number: Int) { numbers.append(number) }
    }
    let model = Model()
    _ = Observable.of(1).subscribe(with: model) { model, number in model.add(number) }
    _ = Observable.of(2).subscribe(with: model, onNext: { $0.add($1) })
    _ = Observable.of(3).withUnretained(model).subscribe(onNext: { owner, number in owner.add(number) })
    _ = Observable.of(4).withUnretained(model).subscribe(onNext: { $0.add($1) })
    _ = Observable.of(5).withUnretained(model) { owner, number in number + owner.numbers.count }.subscribe(onNext: model.add)
    _ = Single.just(6).subscribe(with: model, onSuccess: { $0.add($1) })
    _ = Observable.of(7).map { [weak model] number in model.map { $0.numbers.count + number } }.compactMap { $0 }
      .subscribe(onNext: { [unowned model] in model.add($0) })
    #expect(model.numbers == [1, 2, 3, 4, 9, 6, 13])
  }

  @Test func closuresOfSeveralStatements() {
    let source = Observable.of(1, 2, 3)
    let chain = source.flatMap { number -> Observable<Int> in
      if number == 2 { return .empty() }
      return .of(number, number * 10)
    }
    #expect(Lab.events(of: chain) == "1 10 3 30 C")
    let inferred = source.flatMapLatest { number in
      let next = number + 1
      return Single.just(next)
    }
    #expect(Lab.events(of: inferred) == "2 3 4 C")
    let events = source.map { number in
      guard number < 3 else { throw TestError.first }
      return "\(number)"
    }
    #expect(Lab.events(of: events) == "1 2 E")
    let tuples = source.enumerated().map { index, element in index * element }
    #expect(Lab.events(of: tuples) == "0 2 6 C")
    #expect(Lab.events(of: source.enumerated().filter { $0.index > 0 }.map(\.element)) == "2 3 C")
    #expect(Lab.events(of: source.withLatestFrom(Observable.just("a")) { "\($0)\($1)" }) == "1a 2a 3a C")
    #expect(Lab.events(of: source.withLatestFrom(Observable.just("a")) { ($0, $1) }.map(\.1)) == "a a a C")
    #expect(Lab.events(of: source.withLatestFrom(Observable.just("a"))) == "a a a C")
    #expect(Lab.events(of: source.scan(into: [Int]()) { $0.append($1) }) == "[1] [1,2] [1,2,3] C")
    #expect(Lab.events(of: source.scan([]) { $0 + [$1] }) == "[1] [1,2] [1,2,3] C")
    #expect(Lab.events(of: source.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } }) == "1:1 0:2 1:3 C")
    #expect(Lab.events(of: source.single { $0 == 2 }) == "2 C")
    #expect(Lab.events(of: source.take(while: { $0 < 2 }, behavior: .inclusive)) == "1 2 C")
    #expect(Lab.events(of: source.skip { $0 < 2 }) == "2 3 C")
    #expect(Lab.events(of: source.take(until: { $0 == 2 })) == "1 C")
    #expect(Lab.events(of: source.take(until: Observable<Int>.never())) == "1 2 3 C")
    #expect(Lab.events(of: source.ifEmpty(switchTo: .just(1))) == "1 2 3 C")
    #expect(Lab.events(of: source.materialize().filter(\.isCompleted)) == "completed C")
  }

  @Test func factories() {
    let created = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    #expect(Lab.events(of: created) == "1 C")
    let typed = Observable.create { (observer: AnyObserver<Int>) -> any RxSwift.Disposable in
      observer.on(.next(1))
      return Disposables.create {}
    }
    #expect(Lab.events(of: typed) == "1")
    let single = Single<Int>.create { single in
      single(.success(1))
      return Disposables.create()
    }
    #expect(Lab.events(of: single) == "1 C")
    let maybe = Maybe<Int>.create { maybe in
      maybe(.completed)
      return Disposables.create()
    }
    #expect(Lab.events(of: maybe) == "C")
    let completable = Completable.create { completable in
      completable(.error(TestError.first))
      return Disposables.create {}
    }
    #expect(Lab.events(of: completable) == "E")
    let infallible = Infallible<Int>.create { observer in
      observer(.next(1))
      observer(.completed)
      return Disposables.create()
    }
    #expect(Lab.events(of: infallible) == "1 C")
    let deferred = Observable.deferred { () -> Observable<Int> in .just(1) }
    #expect(Lab.events(of: deferred) == "1 C")
    #expect(Lab.events(of: Observable<Int>.deferred { .just(1) }) == "1 C")
    #expect(Lab.events(of: Observable.from([1, 2])) == "1 2 C")
    #expect(Lab.events(of: Observable.from(1...2)) == "1 2 C")
    #expect(Lab.events(of: Observable.from("ab")) == "a b C")
    #expect(Lab.events(of: Observable.from(["a": 1])) == #"(key:"a",value:1) C"#)
    #expect(Lab.events(of: Observable.from(optional: 1 as Int?)) == "1 C")
    #expect(Lab.events(of: Observable<Int?>.just(nil)) == "nil C")
    #expect(Lab.events(of: Observable.of(Observable.just(1))).isEmpty == false)
    #expect(Lab.events(of: Observable.of([1], [2])) == "[1] [2] C")
    #expect(Lab.events(of: Observable.just(1).map { Optional($0) }) == "Optional(1) C")
    #expect(Lab.events(of: Observable.repeatElement(1).take(2)) == "1 1 C")
    #expect(Lab.events(of: Observable.generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 })) == "1 2 C")
  }

  @Test func sharing() {
    let source = Observable.of(1, 2)
    #expect(Lab.events(of: source.share()) == "1 2 C")
    #expect(Lab.events(of: source.share(replay: 1)) == "1 2 C")
    #expect(Lab.events(of: source.share(replay: 1, scope: .forever)) == "1 2 C")
    #expect(Lab.events(of: source.publish().refCount()) == "1 2 C")
    #expect(Lab.events(of: source.replay(1).refCount()) == "1 2 C")
    #expect(Lab.events(of: source.replayAll().refCount()) == "1 2 C")
    #expect(Lab.events(of: source.multicast(PublishSubject()).refCount()) == "1 2 C")
    #expect(Lab.events(of: source.multicast { ReplaySubject.create(bufferSize: 1) }.refCount()) == "1 2 C")
    #expect(Lab.events(of: source.multicast(makeSubject: { PublishSubject<Int>() }).refCount()) == "1 2 C")
    #expect(Lab.events(of: source.multicast({ PublishSubject<Int>() }, selector: { $0.map { $0 * 10 } })) == "10 20 C")
  }

  @Test func traits() {
    #expect(Lab.events(of: Observable.just(1).asSingle().flatMap { .just($0 + 1) }) == "2 C")
    #expect(Lab.events(of: Single.just(1).flatMapCompletable { _ in .empty() }) == "C")
    #expect(Lab.events(of: Single.just(1).flatMapMaybe { _ in .empty() } as Maybe<Int>) == "C")
    #expect(Lab.events(of: Single.zip(Single.just(1), Single.just("a")) { "\($0)\($1)" }) == "1a C")
    #expect(Lab.events(of: Single.zip(.just(1), .just("a"))) == #"(1,"a") C"#)
    #expect(Lab.events(of: Single.zip([.just(1), .just(2)]) { $0.reduce(0, +) }) == "3 C")
    #expect(Lab.events(of: Completable.empty().andThen(.just(1)) as Single<Int>) == "1 C")
    #expect(Lab.events(of: Completable.empty().andThen(Observable.of(1, 2))) == "1 2 C")
    #expect(Lab.events(of: Completable.empty().andThen(Single.just(1))) == "1 C")
    #expect(Lab.events(of: Single.just(1).asObservable().flatMap { Observable.of($0, $0) }) == "1 1 C")
    #expect(Lab.events(of: Observable.just(1).flatMap { Maybe.just($0) }) == "1 C")
    #expect(Lab.events(of: Observable.just(1).flatMap { _ in Completable.empty() }) == "C")
    #expect(Lab.events(of: Observable.just(1).ignoreElements().asCompletable()) == "C")
    #expect(Lab.events(of: Observable<Never>.empty().asCompletable().andThen(Maybe.just(1))) == "1 C")
    #expect(Lab.events(of: Observable.just(1).toArray()) == "[1] C")
    #expect(Lab.events(of: Observable.just(1).first().map { $0 ?? 0 }) == "1 C")
    let infallible: Infallible<Int> = Observable.just(1).asInfallible(onErrorJustReturn: 0)
    #expect(Lab.events(of: infallible.map { $0 + 1 }) == "2 C")
    #expect(Lab.events(of: Observable.just(1).asInfallible(onErrorFallbackTo: .just(0))) == "1 C")
    #expect(Lab.events(of: Observable<Int>.error(TestError.first).asInfallible(onErrorRecover: { _ in .just(0) })) == "0 C")
    #expect(Lab.events(of: Infallible.combineLatest(infallible, Infallible.just("a"))) == #"(1,"a") C"#)
    #expect(Lab.events(of: Infallible.combineLatest(infallible, Infallible.just("a")) { "\($0)\($1)" }) == "1a C")
  }
}
