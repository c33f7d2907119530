import Foundation
import RxSwift

/// Why an action didn't run.
public enum ActionError: Error {
  case notEnabled
  case underlyingError(Error)
}

public typealias CompletableAction<Input> = Action<Input, Never>

/// Work that is triggered by inputs and tells what it is doing.
public final class Action<Input, Element> {
  public typealias WorkFactory = (Input) -> Observable<Element>

  public let _enabledIf: Observable<Bool>
  public let workFactory: WorkFactory

  public let inputs: AnyObserver<Input>
  public let errors: Observable<ActionError>
  public let elements: Observable<Element>
  public let executing: Observable<Bool>
  public let enabled: Observable<Bool>
  public let executionObservables: Observable<Observable<Element>>
  public var underlyingError: Observable<Swift.Error> {
    return errors.flatMap { error -> Observable<Swift.Error> in
      if case .underlyingError(let underlying) = error { return Observable.just(underlying) }
      return .empty()
    }
  }

  private let disposeBag = DisposeBag()

  public convenience init<O: ObservableConvertibleType>(
    enabledIf: Observable<Bool> = Observable.just(true), workFactory: @escaping (Input) -> O
  ) where O.Element == Element {
    self.init(enabledIf: enabledIf) { workFactory($0).asObservable() }
  }

  public init(enabledIf: Observable<Bool> = Observable.just(true), workFactory: @escaping WorkFactory) {
    self._enabledIf = enabledIf
    self.workFactory = workFactory

    let enabledSubject = BehaviorSubject<Bool>(value: false)
    enabled = enabledSubject.asObservable()

    let errorsSubject = PublishSubject<ActionError>()
    errors = errorsSubject.asObservable()

    let inputsSubject = InputSubject<Input>()
    inputs = inputsSubject.asObserver()

    executionObservables =
      inputsSubject
      .withLatestFrom(enabled) { input, enabled in (input, enabled) }
      .flatMap { input, enabled -> Observable<Observable<Element>> in
        if enabled {
          return Observable.of(
            workFactory(input)
              .do(onError: { errorsSubject.onNext(.underlyingError($0)) })
              .share(replay: 1, scope: .forever))
        } else {
          errorsSubject.onNext(.notEnabled)
          return Observable.empty()
        }
      }
      .share()

    elements =
      executionObservables
      .flatMap { $0.catch { _ in Observable.empty() } }

    executing = executionObservables.flatMap { execution -> Observable<Bool> in
      let execution =
        execution
        .flatMap { _ in Observable<Bool>.empty() }
        .catch { _ in Observable.empty() }
      return Observable.concat([Observable.just(true), execution, Observable.just(false)])
    }
    .startWith(false)
    .share(replay: 1, scope: .forever)

    Observable
      .combineLatest(executing, enabledIf) { !$0 && $1 }
      .subscribe(enabledSubject)
      .disposed(by: disposeBag)
  }

  @discardableResult
  public func execute(_ value: Input) -> Observable<Element> {
    defer { inputs.onNext(value) }
    let subject = ReplaySubject<Element>.createUnbounded()
    let work = executionObservables.map { $0.catch { throw ActionError.underlyingError($0) } }
    let error = errors.map { Observable<Element>.error($0) }
    work.amb(error).take(1).flatMap { $0 }.subscribe(subject).disposed(by: disposeBag)
    return subject.asObservable()
  }
}

/// A subject whose observers end only when it is disposed.
class InputSubject<Element>: ObservableType, Cancelable, SubjectType, ObserverType {
  typealias Element = Element
  typealias Observer = AnyObserver<Element>

  private let _publishSubject: PublishSubject<Element>
  private let lock = NSRecursiveLock()
  private var _isDisposed = false

  init() {
    _publishSubject = PublishSubject<Element>()
  }

  var isDisposed: Bool {
    lock.lock()
    defer { lock.unlock() }
    return _isDisposed
  }

  func dispose() {
    lock.lock()
    _isDisposed = true
    lock.unlock()
    _publishSubject.dispose()
  }

  func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
    return _publishSubject.subscribe(observer)
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next: _publishSubject.on(event)
    case .error, .completed: break
    }
  }

  func asObserver() -> AnyObserver<Element> {
    return AnyObserver(eventHandler: { [weak self] in self?.on($0) })
  }
}

public extension Action {
  func bindTo<Result: ObserverType>(_ observer: Result) -> Disposable where Result.Element == Element {
    return elements.subscribe(observer)
  }
}

public extension ObservableType {
  func bind<Result>(to action: Action<Element, Result>) -> Disposable {
    return self.subscribe(action.inputs)
  }

  func bind<Input, Result>(to action: Action<Input, Result>, inputTransform: @escaping (Element) -> Input) -> Disposable {
    return self.map(inputTransform).subscribe(action.inputs)
  }
}
