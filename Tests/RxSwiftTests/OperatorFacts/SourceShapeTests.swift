import Dispatch
import Foundation
import RxRelay
import RxSwift
import RxTest
import Testing

extension Observable: Equatable {
  public static func == (a: Observable, b: Observable) -> Bool { a === b }
}

extension TestableObservable: Equatable {
  public static func == (a: TestableObservable, b: TestableObservable) -> Bool { a === b }
}

private struct MyError: Error {}

/// Shapes of source code that must type-check, and mean what they look like.
@Suite struct SourceShapeTests {
  @Test func functionReferences() {
    let sequence = (1 as Int?).map(Observable.just)
    #expect(Lab.events(of: sequence!) == "1 C")
    #expect(Lab.events(of: Observable.of(1, 2).map(Observable.just).flatMap(\.self)) == "1 2 C")
    #expect(Lab.events(of: Observable.just(Observable.just(1)).flatMap { $0 }) == "1 C")
    #expect(Lab.events(of: Observable.zip(Observable.of(1, 2), Observable.of(10, 20)).map(+)) == "11 22 C")
    #expect(Lab.events(of: Observable.combineLatest(Observable.just(1), Observable.just(10)).map(+)) == "11 C")
    #expect(Lab.events(of: Observable.zip(Observable.just(1), Observable.just(10), resultSelector: +)) == "11 C")
    #expect(Lab.events(of: Observable.combineLatest(Observable.just(1), Observable.just(10), resultSelector: *)) == "10 C")
    #expect(Lab.events(of: Observable.of(1, 2, 3).reduce(0, accumulator: +)) == "6 C")
    #expect(Lab.events(of: Observable.of(1, 2, 3).scan(0, accumulator: +)) == "1 3 6 C")
    #expect(Lab.events(of: Observable.of("1", "x").compactMap(Int.init)) == "1 C")
    #expect(Lab.events(of: Observable.of("ab").map(\.count)) == "2 C")
    #expect(Lab.events(of: Observable.of(true, false).filter(\.self)) == "true C")
  }

  @Test func tuples() {
    let pair: Observable<(Int, String)> = Observable.zip(Observable.just(1), Observable.just("a"))
    #expect(Lab.events(of: pair) == #"(1,"a") C"#)
    let three = Observable.combineLatest(Observable.just(1), Observable.just("a"), Observable.just(true))
    #expect(Lab.events(of: three) == #"(1,"a",true) C"#)
    let eight = Observable.zip(
      Observable.just(1), Observable.just(2), Observable.just(3), Observable.just(4), Observable.just(5), Observable.just(6),
      Observable.just(7), Observable.just(8))
    #expect(Lab.events(of: eight.map { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }) == "36 C")
    let arrays: Observable<[Int]> = Observable<Int>.combineLatest([Observable.just(1), Observable.just(2)])
    #expect(Lab.events(of: arrays) == "[1,2] C")
    #expect(Lab.events(of: Observable.combineLatest([Observable.just(1), Observable.just(2)])) == "[1,2] C")
    #expect(Lab.events(of: Observable.zip([Observable.just(1), Observable.just(2)])) == "[1,2] C")
    #expect(Lab.events(of: Observable.zip([Observable.just(1), .just(2)]) { $0.reduce(0, +) }) == "3 C")
    let subjects = (PublishSubject<Int>(), BehaviorSubject(value: "a"))
    let mixed = Observable.combineLatest(subjects.0, subjects.1.asObservable()) { "\($0)\($1)" }
    #expect(Lab.events(of: mixed) == "")
    #expect(Lab.events(of: Observable.combineLatest(BehaviorRelay(value: 1), BehaviorRelay(value: 2))) == "(1,2)")
  }

  @Test func errorOperators() {
    let failing = Observable.just(1).concat(Observable<Int>.error(MyError()))
    #expect(Lab.events(of: failing.retry { errors in errors.take(1) }) == "1 1 C")
    #expect(Lab.events(of: failing.retry { (errors: Observable<MyError>) in errors.take(1) }) == "1 1 C")
    #expect(Lab.events(of: failing.retry { (errors: Observable<any Error>) in errors.take(1) }) == "1 1 C")
    #expect(
      Lab.events(
        of: failing.retry { errors in
          errors.enumerated().flatMap { index, error -> Observable<Int> in
            guard index < 1 else { return .error(error) }
            return .just(index)
          }
        }) == "1 1 E(MyError())")
    #expect(Lab.events(of: failing.retry(when: { errors in errors.take(1) })) == "1 1 C")
    #expect(Lab.events(of: failing.catch { _ in .just(2) }) == "1 2 C")
    #expect(Lab.events(of: failing.catch { _ in Observable.just(2) }) == "1 2 C")
    #expect(Lab.events(of: failing.catch { error in throw error }) == "1 E(MyError())")
    #expect(Lab.events(of: failing.catchAndReturn(2)) == "1 2 C")
    #expect(Lab.events(of: Single<Int>.error(MyError()).catch { _ in .just(2) }) == "2 C")
    #expect(
      Lab.events(of: Single<Int>.error(MyError()).retry { errors in errors.map { throw $0 } as Observable<Int> })
        == "E(MyError())")
  }

  @Test func comparers() {
    let numbers = Observable.of(1, 1, 2)
    #expect(Lab.events(of: numbers.distinctUntilChanged { $0 }) == "1 2 C")
    #expect(Lab.events(of: numbers.distinctUntilChanged { $0 == $1 }) == "1 2 C")
    #expect(Lab.events(of: numbers.distinctUntilChanged { $0 % 2 }) == "1 2 C")
    #expect(Lab.events(of: numbers.distinctUntilChanged { (a: Int, b: Int) in a == b }) == "1 2 C")
    #expect(Lab.events(of: numbers.distinctUntilChanged(\.description)) == "1 2 C")
    #expect(Lab.events(of: numbers.distinctUntilChanged(at: \.description)) == "1 2 C")
    #expect(Lab.events(of: Observable.of((1, 2), (1, 3)).distinctUntilChanged { $0.0 == $1.0 }) == "(1,2) C")
    #expect(Lab.events(of: Observable.of((1, 2), (1, 3)).distinctUntilChanged { $0.0 }) == "(1,2) C")
    #expect(Lab.events(of: numbers.distinctUntilChanged(==)) == "1 2 C")
  }

  @Test func relaysOfOptionals() {
    let optional = BehaviorRelay<Int?>(value: nil)
    let plain = BehaviorRelay(value: 0)
    let publish = PublishRelay<Int?>()
    let replay = ReplayRelay<Int?>.create(bufferSize: 1)
    _ = Observable.just(1).bind(to: optional)
    _ = Observable.just(2).bind(to: plain)
    _ = Observable.just(3).bind(to: publish)
    _ = Observable.just(4).bind(to: replay)
    _ = Observable<Int?>.just(nil).bind(to: optional, optional)
    #expect(optional.value == nil)
    #expect(plain.value == 2)
  }

  @Test func mergeAndConcatForms() {
    let parts = [Observable.just(1), .just(2)]
    #expect(Lab.events(of: Observable.merge(parts[0], parts[1])) == "1 2 C")
    #expect(Lab.events(of: Observable.merge(parts)) == "1 2 C")
    #expect(Lab.events(of: Observable.merge(AnyCollection(parts))) == "1 2 C")
    #expect(Lab.events(of: Observable.merge(parts[...])) == "1 2 C")
    #expect(Lab.events(of: Observable.merge([.just(1), .just(2)])) == "1 2 C")
    #expect(Lab.events(of: Observable.of(parts[0], parts[1]).merge()) == "1 2 C")
    #expect(Lab.events(of: Observable.concat(parts)) == "1 2 C")
    #expect(Lab.events(of: Observable.concat(parts[0], parts[1])) == "1 2 C")
    #expect(Lab.events(of: Observable.concat(AnySequence(parts))) == "1 2 C")
    #expect(Lab.events(of: parts[0].concat(parts[1])) == "1 2 C")
    #expect(Lab.events(of: parts[0].concat(Single.just(2))) == "1 2 C")
    #expect(Lab.events(of: Observable.from(parts).concat()) == "1 2 C")
    let empty = Completable.empty()
    #expect(Lab.events(of: Completable.zip(empty, empty)) == "C")
    #expect(Lab.events(of: Completable.zip([empty, empty])) == "C")
    #expect(Lab.events(of: Completable.zip(AnyCollection([empty]))) == "C")
    #expect(Lab.events(of: Completable.concat(empty, empty)) == "C")
    #expect(Lab.events(of: Completable.concat([empty])) == "C")
    #expect(Lab.events(of: Completable.concat(AnyCollection([empty]))) == "C")
    #expect(Lab.events(of: Completable.concat(AnySequence([empty]))) == "C")
  }

  @Test func whatTheTestSchedulerStarts() {
    func start<Sequence: ObservableConvertibleType>(_ sequence: Sequence) -> Int {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start { sequence }.events.count
    }
    #expect(start(Observable.just(1)) == 2)
    #expect(start(Single.just(1)) == 2)
    #expect(start(Maybe.just(1)) == 2)
    #expect(start(Completable.empty()) == 1)
    #expect(start(Infallible.just(1)) == 2)
    #expect(start(BehaviorSubject(value: 1)) == 1)
    #expect(start(BehaviorRelay(value: 1)) == 1)
    let scheduler = TestScheduler(initialClock: 0)
    let hot = scheduler.createHotObservable([.next(210, 1)])
    #expect(scheduler.start { hot }.events == [.next(210, 1)])
    let single: TestableObserver<Int> = TestScheduler(initialClock: 0).start(disposed: 300) { Single.just(1) }
    #expect(single.events == [.next(200, 1), .completed(200)])
    let other = TestScheduler(initialClock: 0).start(created: 1, subscribed: 2, disposed: 300) { Observable.just(1) }
    #expect(other.events == [.next(2, 1), .completed(2)])
  }

  @Test func subscribeForms() {
    var log: [String] = []
    let numbers = Observable.of(1, 2)
    _ = numbers.subscribe()
    _ = numbers.subscribe { log.append("\($0)") }
    _ = numbers.subscribe { event in
      switch event {
      case .next(let number): log.append("\(number)")
      case .error, .completed: break
      }
    }
    _ = numbers.subscribe(onNext: { log.append("\($0)") })
    _ = numbers.subscribe(onCompleted: { log.append("completed") })
    _ = numbers.subscribe(onNext: { _ in }, onDisposed: { log.append("disposed") })
    _ = numbers.subscribe(AnyObserver { log.append("\($0)") })
    _ = Single.just(1).subscribe { log.append("\($0)") }
    _ = Single.just(1).subscribe(onSuccess: { log.append("\($0)") }, onFailure: { _ in })
    _ = Maybe.just(1).subscribe { log.append("\($0)") }
    _ = Completable.empty().subscribe { log.append("\($0)") }
    _ = Infallible.just(1).subscribe { log.append("\($0)") }
    _ = Infallible.just(1).subscribe(onNext: { log.append("\($0)") })
    #expect(
      log == [
        "next(1)", "next(2)", "completed", "1", "2", "1", "2", "completed", "disposed", "next(1)", "next(2)", "completed",
        "success(1)", "1", "success(1)", "completed", "next(1)", "completed", "1",
      ])
  }

  @Test func protocolsOfTheUser() {
    let subject = MySubject()
    let connectable = Observable.of(1, 2).multicast(subject)
    var elements: [Int] = []
    _ = connectable.subscribe(onNext: { elements.append($0) })
    _ = connectable.connect()
    #expect(elements == [1, 2])
    let mine = MyConnectable()
    #expect(Lab.events(of: mine.refCount()) == "1 C")
    #expect(mine.connections == 1)
    let scheduler = MyScheduler()
    #expect(Lab.events(of: Observable.of(1, scheduler: scheduler).observe(on: scheduler)) == "1 C")
    #expect(Lab.events(of: Observable<Int>.timer(.seconds(1), scheduler: scheduler)) == "0 C")
    let virtual = VirtualTimeScheduler(initialClock: 0, converter: MyConverter())
    #expect(Lab.events(of: Observable<Int>.timer(.seconds(5), scheduler: virtual)) == "")
    virtual.start()
    #expect(virtual.clock == 50)
  }

  #if DEBUG
    @Test func stackSizeIsAGlobalVariable() {
      let size: Int = maxTailRecursiveSinkStackSize
      maxTailRecursiveSinkStackSize = size
    }
  #endif
}

private final class MySubject: SubjectType, ObserverType {
  typealias Element = Int
  typealias Observer = MySubject

  private let subject = PublishSubject<Int>()

  func subscribe<O: ObserverType>(_ observer: O) -> any RxSwift.Disposable where O.Element == Int {
    subject.subscribe(observer)
  }

  func asObserver() -> MySubject { self }
  func on(_ event: RxSwift.Event<Int>) { subject.on(event) }
}

private final class MyConnectable: ConnectableObservableType {
  typealias Element = Int

  private let subject = PublishSubject<Int>()
  private(set) var connections = 0

  func connect() -> any RxSwift.Disposable {
    connections += 1
    subject.onNext(1)
    subject.onCompleted()
    return Disposables.create()
  }

  func subscribe<O: ObserverType>(_ observer: O) -> any RxSwift.Disposable where O.Element == Int {
    subject.subscribe(observer)
  }
}

private struct MyScheduler: SchedulerType {
  var now: Date { Date(timeIntervalSince1970: 0) }

  func schedule<State>(_ state: State, action: @escaping (State) -> any RxSwift.Disposable) -> any RxSwift.Disposable {
    action(state)
  }

  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any RxSwift.Disposable
  ) -> any RxSwift.Disposable {
    action(state)
  }
}

private struct MyConverter: VirtualTimeConverterType {
  typealias VirtualTimeUnit = Int
  typealias VirtualTimeIntervalUnit = Int

  func convertFromVirtualTime(_ virtualTime: Int) -> RxTime { Date(timeIntervalSince1970: Double(virtualTime) / 10) }
  func convertToVirtualTime(_ time: RxTime) -> Int { Int((time.timeIntervalSince1970 * 10).rounded()) }
  func convertFromVirtualTimeInterval(_ interval: Int) -> TimeInterval { Double(interval) / 10 }
  func convertToVirtualTimeInterval(_ interval: TimeInterval) -> Int { Int((interval * 10).rounded()) }
  func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }
  func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
