import Foundation
import class RxSwift.CompositeDisposable
import class RxSwift.DisposeBag
import class RxSwift.MainScheduler
import class RxSwift.Observable
import class RxSwift.PublishSubject
import enum RxSwift.Event
import protocol RxSwift.Disposable
import protocol RxSwift.ImmediateSchedulerType
import protocol RxSwift.ObservableConvertibleType
import protocol RxSwift.ObservableType
import protocol RxSwift.ObserverType
import protocol RxSwift.PrimitiveSequenceType
import protocol RxSwift.ReactiveCompatible
import protocol RxSwift.SchedulerType
import struct RxSwift.AnyObserver
import struct RxSwift.Disposables
import struct RxSwift.PrimitiveSequence
import struct RxSwift.Reactive
import enum RxSwift.SingleTrait
import typealias RxSwift.RxTimeInterval
import typealias RxSwift.Single
import typealias RxSwift.SingleEvent

// Protocols that refine those of the library, conditional conformances of its types, functions where closures are expected.

public protocol Loading: ObservableType {
  var isLoading: Bool { get }
}

public protocol Collecting: ObserverType {
  var collected: [Element] { get }
}

public protocol Pausing: SchedulerType {
  func pause()
}

public protocol ViewModel: ReactiveCompatible, Disposable {
  associatedtype Input
  func transform(_ input: Observable<Input>) -> Disposable
}

public protocol Describing {
  var text: String { get }
}

extension Observable: Describing where Element: Describing {
  public var text: String { return "observable of \(Element.self)" }
}

extension Reactive: Describing where Base: Describing {
  public var text: String { return "reactive \(base.text)" }
}

extension PrimitiveSequence: Describing {
  public var text: String { return "\(Trait.self)" }
}

extension Event: Describing where Element: Describing {
  public var text: String { return element?.text ?? "" }
}

extension DisposeBag: Describing {
  public var text: String { return "bag" }
}

extension Observable where Element == Void {
  public static func tick() -> Observable<Void> { return .just(()) }
}

extension ObserverType where Element == Void {
  public func onNext() { onNext(()) }
}

extension PrimitiveSequenceType where Self: ObservableConvertibleType, Self.Trait == SingleTrait {
  public func asResult() -> Observable<Result<Element, Error>> {
    return asObservable().map { .success($0) }.catch { .just(.failure($0)) }
  }
}

extension RxTimeInterval {
  public static func minutes(_ count: Int) -> RxTimeInterval { return .seconds(60 * count) }
}

/// Reports to an observer that it was given by `create`.
public final class Prompt {
  private var observer: ((SingleEvent<String>) -> Void)?
  private var cancellations = 0
  private let bag = DisposeBag()
  private var keys: [CompositeDisposable.DisposeKey] = []

  public init() {}

  public var answers: Single<String> {
    return Single<String>.create(subscribe: subscribe)
  }

  public var typed: Single<String> {
    return .create { (observer: @escaping (SingleEvent<String>) -> Void) -> Disposable in
      self.observer = observer
      return Disposables.create(with: self.cancel)
    }
  }

  private func subscribe(_ observer: @escaping (SingleEvent<String>) -> Void) -> Disposable {
    self.observer = observer
    return Disposables.create(with: cancel)
  }

  private func cancel() {
    cancellations += 1
    observer = nil
  }

  public func answer(_ text: String) { observer?(.success(text)) }

  public func run(_ work: [Observable<Void>], on scheduler: ImmediateSchedulerType) -> CompositeDisposable {
    let running = CompositeDisposable()
    for observable in work {
      let token = observable.observe(on: scheduler).subscribe(onNext: { [weak self] in self?.answer("\($0)") })
      if let key = running.insert(token) { keys.append(key) }
    }
    Disposables.create(with: running.dispose).disposed(by: bag)
    return running
  }
}

/// Anything that has elements, as a list.
public func all(_ sources: [any ObservableConvertibleType]) -> [Any.Type] {
  return sources.map { source in type(of: source) }
}

public func choose<T>(_ first: Bool, _ observable: Observable<T>, _ single: Single<T>) -> Observable<T> {
  return first ? observable : single.asObservable()
}

public let names: (Observable<String>) -> Observable<Int> = { $0.map(\.count).filter((>) <| 3) }

infix operator <| : MultiplicationPrecedence

private func <| <A, B, C>(f: @escaping (A, B) -> C, b: B) -> (A) -> C {
  return { a in f(a, b) }
}
