import Foundation
import RxRelay
import RxSwift

private struct ActivityToken<E>: ObservableConvertibleType, Disposable {
  private let _source: Observable<E>
  private let _dispose: Cancelable

  init(source: Observable<E>, disposeAction: @escaping () -> Void) {
    _source = source
    _dispose = Disposables.create(with: disposeAction)
  }

  func dispose() {
    _dispose.dispose()
  }

  func asObservable() -> Observable<E> {
    return _source
  }
}

/// Tells whether any of the tracked sequences is running.
public class ActivityIndicator: ObservableConvertibleType {
  public typealias Element = Bool

  private let _lock = NSRecursiveLock()
  private let _relay = BehaviorRelay(value: 0)
  private let _loading: Observable<Bool>

  public init() {
    _loading = _relay.asObservable()
      .map { $0 > 0 }
      .distinctUntilChanged()
  }

  fileprivate func trackActivityOfObservable<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    return Observable.using({ () -> ActivityToken<Source.Element> in
      self.increment()
      return ActivityToken(source: source.asObservable(), disposeAction: self.decrement)
    }) { t in
      return t.asObservable()
    }
  }

  private func increment() {
    _lock.lock()
    _relay.accept(_relay.value + 1)
    _lock.unlock()
  }

  private func decrement() {
    _lock.lock()
    _relay.accept(_relay.value - 1)
    _lock.unlock()
  }

  public func asObservable() -> Observable<Element> {
    return _loading
  }
}

extension ObservableConvertibleType {
  public func trackActivity(_ activityIndicator: ActivityIndicator) -> Observable<Element> {
    return activityIndicator.trackActivityOfObservable(self)
  }
}

/// Collects the errors of the tracked sequences.
public final class ErrorTracker: ObservableConvertibleType {
  private let _subject = PublishSubject<Error>()

  public init() {}

  func trackError<O: ObservableConvertibleType>(from source: O) -> Observable<O.Element> {
    return source.asObservable().do(onError: onError)
  }

  public func asObservable() -> Observable<Error> {
    return _subject.asObservable()
  }

  private func onError(_ error: Error) {
    _subject.onNext(error)
  }

  deinit {
    _subject.onCompleted()
  }
}

extension ObservableConvertibleType {
  public func trackError(_ errorTracker: ErrorTracker) -> Observable<Element> {
    return errorTracker.trackError(from: self)
  }
}

/// A read-only view of a value that changes.
public final class Property<Element> {
  public typealias E = Element

  private let _behaviorRelay: BehaviorRelay<E>
  private let _disposeBag = DisposeBag()

  public var value: E { return _behaviorRelay.value }

  public init(_ value: E) {
    _behaviorRelay = BehaviorRelay(value: value)
  }

  public init(_ relay: BehaviorRelay<E>) {
    _behaviorRelay = relay
  }

  public init(initial: E, then observable: Observable<E>) {
    _behaviorRelay = BehaviorRelay(value: initial)
    observable.bind(to: _behaviorRelay).disposed(by: _disposeBag)
  }

  public func asObservable() -> Observable<E> {
    return _behaviorRelay.asObservable()
  }

  public var changed: Observable<E> {
    return asObservable().skip(1)
  }
}

extension BehaviorRelay {
  public func asProperty() -> Property<Element> {
    return Property(self)
  }

  public func update(_ change: (inout Element) -> Void) {
    var value = self.value
    change(&value)
    accept(value)
  }
}
