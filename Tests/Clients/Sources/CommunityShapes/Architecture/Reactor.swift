import Foundation
import RxSwift

/// A state machine for a view: action in, state out.
public protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation = Action
  associatedtype State

  var initialState: State { get }
  var scheduler: ImmediateSchedulerType { get }
  var core: ReactorCore<Action, State> { get }

  func transform(action: Observable<Action>) -> Observable<Action>
  func mutate(action: Action) -> Observable<Mutation>
  func transform(mutation: Observable<Mutation>) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
  func transform(state: Observable<State>) -> Observable<State>
}

/// What a reactor keeps.
public final class ReactorCore<Action, State> {
  public let action = ActionSubject<Action>()
  fileprivate var currentState: State?
  fileprivate var stream: Observable<State>?
  fileprivate let disposeBag = DisposeBag()

  public init() {}
}

extension Reactor {
  public var scheduler: ImmediateSchedulerType { return CurrentThreadScheduler.instance }
  public var action: ActionSubject<Action> {
    _ = state
    return core.action
  }
  public var currentState: State { return core.currentState ?? initialState }
  public var state: Observable<State> {
    if let stream = core.stream { return stream }
    let stream = createStateStream()
    core.stream = stream
    return stream
  }

  private func createStateStream() -> Observable<State> {
    let action = core.action.observe(on: self.scheduler)
    let transformedAction = self.transform(action: action)
    let mutation =
      transformedAction
      .flatMap { [weak self] action -> Observable<Mutation> in
        guard let self = self else { return .empty() }
        return self.mutate(action: action).catch { _ in .empty() }
      }
    let transformedMutation = self.transform(mutation: mutation)
    let state =
      transformedMutation
      .scan(self.initialState) { [weak self] state, mutation -> State in
        guard let self = self else { return state }
        return self.reduce(state: state, mutation: mutation)
      }
      .catch { _ in .empty() }
      .startWith(self.initialState)
    let transformedState = self.transform(state: state)
      .do(onNext: { [weak self] state in
        self?.core.currentState = state
      })
      .replay(1)
    transformedState.connect().disposed(by: core.disposeBag)
    return transformedState
  }

  public func transform(action: Observable<Action>) -> Observable<Action> { return action }
  public func mutate(action: Action) -> Observable<Mutation> { return .empty() }
  public func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { return mutation }
  public func reduce(state: State, mutation: Mutation) -> State { return state }
  public func transform(state: Observable<State>) -> Observable<State> { return state }

  public func pulse<Result>(_ transformToPulse: @escaping (State) throws -> Pulse<Result>) -> Observable<Result> {
    return self.state.map(transformToPulse).distinctUntilChanged(\.valueUpdatedCount).map(\.value)
  }
}

extension Reactor where Action == Mutation {
  public func mutate(action: Action) -> Observable<Mutation> { return .just(action) }
}

/// A value that counts how often it was set.
@propertyWrapper
public struct Pulse<Value> {
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }
  public internal(set) var valueUpdatedCount = UInt.min

  public init(wrappedValue: Value) {
    self.value = wrappedValue
  }

  public var wrappedValue: Value {
    get { return value }
    set { value = newValue }
  }

  public var projectedValue: Pulse<Value> { return self }
}

/// A subject without an end.
public final class ActionSubject<Element>: ObservableType, ObserverType, SubjectType {
  typealias Key = UInt

  var lock = NSRecursiveLock()
  var nextKey: Key = 0
  var observers: [Key: (Event<Element>) -> Void] = [:]

  #if TRACE_RESOURCES
    init() {
      _ = Resources.incrementTotal()
    }

    deinit {
      _ = Resources.decrementTotal()
    }
  #endif

  public func subscribe<Observer>(_ observer: Observer) -> Disposable
  where Observer: ObserverType, Observer.Element == Element {
    self.lock.lock()
    let key = self.nextKey
    self.nextKey += 1
    self.observers[key] = observer.on
    self.lock.unlock()
    return Disposables.create { [weak self] in
      self?.lock.lock()
      self?.observers.removeValue(forKey: key)
      self?.lock.unlock()
    }
  }

  public func on(_ event: Event<Element>) {
    self.lock.lock()
    if case .next = event {
      self.observers.values.forEach { $0(event) }
    }
    self.lock.unlock()
  }

  public func asObserver() -> ActionSubject<Element> {
    return self
  }
}
