import Foundation
import RxSwift

/// A sequence that replays its last element, and the subject behind it.
public final class ReplayOnce<Element>: SubjectType, ObserverType, Disposable {
  public typealias Observer = ReplayOnce<Element>

  private let subject = ReplaySubject<Element>.create(bufferSize: 1)

  public init() {}

  public func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
    return subject.subscribe(observer)
  }

  public func asObserver() -> ReplayOnce<Element> { return self }
  public func on(_ event: Event<Element>) { subject.on(event) }
  public func dispose() { subject.dispose() }
}

/// A connectable sequence over any sequence and subject.
public final class Connection<S: SubjectType>: ConnectableObservableType where S.Observer.Element == S.Element {
  public typealias Element = S.Element

  private let source: Observable<S.Element>
  private let subject: S
  private let connection = SerialDisposable()

  public init<O: ObservableType>(_ source: O, _ subject: S) where O.Element == S.Element {
    self.source = source.asObservable()
    self.subject = subject
  }

  public func connect() -> Disposable {
    connection.disposable = source.subscribe(subject.asObserver())
    return connection
  }

  public func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
    return subject.subscribe(observer)
  }
}

/// Repeats another sequence's events with a count.
public struct Numbered<Source: ObservableConvertibleType>: ObservableConvertibleType {
  public let source: Source

  public init(_ source: Source) { self.source = source }

  public func asObservable() -> Observable<(Int, Source.Element)> {
    return source.asObservable().enumerated().map { ($0.index, $0.element) }
  }
}

/// An event with a time, that can stand for an event.
public struct Timed<Element>: EventConvertible {
  public let event: Event<Element>
  public let time: Date

  public init(_ event: Event<Element>, at time: Date) {
    self.event = event
    self.time = time
  }
}

public extension ObservableType {
  func timed(by scheduler: SchedulerType) -> Observable<Timed<Element>> {
    return materialize().map { Timed($0, at: scheduler.now) }
  }
}

public struct AnyError: Error {
  public let base: Error
}

/// An observer with a type, which wraps the errors.
public struct WrappingObserver<Base: ObserverType>: ObserverType {
  let base: Base

  public init(_ base: Base) { self.base = base }

  public func on(_ event: Event<Base.Element>) {
    switch event {
    case .error(let error): base.on(.error(AnyError(base: error)))
    default: base.on(event)
    }
  }
}

public extension ObserverType {
  func wrappingErrors() -> WrappingObserver<Self> { return WrappingObserver(self) }

  func onNextThenCompleted(_ element: Element) {
    on(.next(element))
    on(.completed)
  }
}

public extension AnyObserver {
  func optional() -> AnyObserver<Element?> {
    return AnyObserver<Element?> { event in
      switch event {
      case .next(let element?): self.on(.next(element))
      case .next(nil): break
      case .error(let error): self.on(.error(error))
      case .completed: self.on(.completed)
      }
    }
  }
}

/// A holder of subscriptions by key, as cells and controllers have them.
public final class KeyedBag<Key: Hashable>: Cancelable {
  private var bags: [Key: DisposeBag] = [:]
  public private(set) var isDisposed = false

  public init() {}

  public subscript(key: Key) -> DisposeBag {
    if let bag = bags[key] { return bag }
    let bag = DisposeBag()
    bags[key] = bag
    return bag
  }

  public func reset(_ key: Key) {
    bags[key] = DisposeBag()
  }

  public func dispose() {
    isDisposed = true
    bags = [:]
  }
}

public protocol HasDisposeBag: AnyObject {
  var disposeBag: DisposeBag { get set }
}

public extension Reactive where Base: HasDisposeBag {
  var disposeBag: DisposeBag {
    get { return base.disposeBag }
    nonmutating set { base.disposeBag = newValue }
  }
}

public extension Disposable {
  func disposed<Key>(by bag: KeyedBag<Key>, key: Key) {
    disposed(by: bag[key])
  }
}

infix operator <-> : AssignmentPrecedence
infix operator => : AssignmentPrecedence

/// Two-way and one-way binding operators.
@discardableResult
public func <-> <T: Equatable>(left: BehaviorSubject<T>, right: BehaviorSubject<T>) -> Disposable {
  return CompositeDisposable(
    left.distinctUntilChanged().subscribe(onNext: { right.onNext($0) }),
    right.skip(1).distinctUntilChanged().subscribe(onNext: { left.onNext($0) }))
}

public func => <T, O: ObserverType>(source: Observable<T>, observer: O) -> Disposable where O.Element == T {
  return source.subscribe(observer)
}

public func => <T>(source: Observable<T>, action: @escaping (T) -> Void) -> Disposable {
  return source.subscribe(onNext: action)
}

public func + (left: CompositeDisposable, right: Disposable) -> CompositeDisposable {
  _ = left.insert(right)
  return left
}
