import Foundation
import RxSwift

extension ObservableType where Element == Any {
  /// A loop from state to events, in the hands of the one who runs it.
  public typealias Feedback<State, Event> = (ObservableSchedulerContext<State>) -> Observable<Event>
  public typealias FeedbackLoop = Feedback

  public static func system<State, Event>(
    initialState: State, reduce: @escaping (State, Event) -> State, scheduler: ImmediateSchedulerType,
    feedback: [Feedback<State, Event>]
  ) -> Observable<State> {
    return Observable<State>.deferred {
      let replaySubject = ReplaySubject<State>.create(bufferSize: 1)
      let asyncScheduler = scheduler.async

      let events: Observable<Event> = Observable.merge(
        feedback.map { feedback in
          let state = ObservableSchedulerContext(source: replaySubject.asObservable(), scheduler: asyncScheduler)
          return feedback(state)
        }
      )
      .observe(on: CurrentThreadScheduler.instance)

      return events.scan(initialState, accumulator: reduce)
        .do(
          onNext: { output in replaySubject.onNext(output) },
          onSubscribed: { replaySubject.onNext(initialState) }
        )
        .subscribe(on: scheduler)
        .startWith(initialState)
        .observe(on: scheduler)
    }
  }

  public static func system<State, Event>(
    initialState: State, reduce: @escaping (State, Event) -> State, scheduler: ImmediateSchedulerType,
    feedback: Feedback<State, Event>...
  ) -> Observable<State> {
    return system(initialState: initialState, reduce: reduce, scheduler: scheduler, feedback: feedback)
  }
}

/// A sequence with the scheduler on which it sends.
public struct ObservableSchedulerContext<Element>: ObservableType {
  public typealias E = Element

  public let source: Observable<Element>
  public let scheduler: ImmediateSchedulerType

  public init(source: Observable<Element>, scheduler: ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  public func subscribe<O: ObserverType>(_ observer: O) -> Disposable where O.Element == Element {
    return source.subscribe(observer)
  }
}

extension ImmediateSchedulerType {
  fileprivate var async: ImmediateSchedulerType {
    // Virtual time is already asynchronous.
    if let virtual = self as? VirtualTimeScheduler<HistoricalSchedulerTimeConverter> { return virtual }
    if self is MainScheduler { return MainScheduler.asyncInstance }
    return self
  }
}

/// Runs an effect for each new query, and stops the one before.
public func react<State, Query, Event>(
  query: @escaping (State) -> Query?, areEqual: @escaping (Query, Query) -> Bool,
  effects: @escaping (Query) -> Observable<Event>
) -> (ObservableSchedulerContext<State>) -> Observable<Event> {
  return { state in
    return
      state
      .map(query)
      .distinctUntilChanged { lhs, rhs in
        switch (lhs, rhs) {
        case (.none, .none): return true
        case (.none, .some), (.some, .none): return false
        case let (.some(lhs), .some(rhs)): return areEqual(lhs, rhs)
        }
      }
      .flatMapLatest { (control: Query?) -> Observable<Event> in
        guard let control = control else { return Observable<Event>.empty() }
        return effects(control)
          .enqueue(state.scheduler)
      }
  }
}

extension Observable {
  fileprivate func enqueue(_ scheduler: ImmediateSchedulerType) -> Observable<Element> {
    return
      self
      .observe(on: scheduler)
      .subscribe(on: scheduler)
      .catch { _ in return .empty() }
  }
}

/// Runs an effect for each request that appears, and stops it when the request disappears.
public func react<State, Request: Equatable, Event>(
  requests: @escaping (State) -> [Int: Request], effects: @escaping (Int, Request) -> Observable<Event>
) -> (ObservableSchedulerContext<State>) -> Observable<Event> {
  return { state in
    Observable.create { observer in
      let lifetimes = LifetimeTokens<Int>()
      let subscription = state.map(requests).subscribe { event in
        switch event {
        case let .next(requests):
          lifetimes.keep(Set(requests.keys))
          for (id, request) in requests where !lifetimes.contains(id) {
            let disposable = SingleAssignmentDisposable()
            lifetimes.insert(id, disposable)
            disposable.setDisposable(effects(id, request).subscribe(onNext: observer.onNext, onError: observer.onError))
          }
        case let .error(error): observer.on(.error(error))
        case .completed: observer.on(.completed)
        }
      }
      return Disposables.create(subscription, lifetimes)
    }
  }
}

private final class LifetimeTokens<Key: Hashable>: Disposable {
  private var tokens: [Key: SingleAssignmentDisposable] = [:]
  private let lock = NSLock()

  func contains(_ key: Key) -> Bool {
    lock.lock(); defer { lock.unlock() }
    return tokens[key] != nil
  }

  func insert(_ key: Key, _ disposable: SingleAssignmentDisposable) {
    lock.lock(); defer { lock.unlock() }
    tokens[key] = disposable
  }

  func keep(_ keys: Set<Key>) {
    lock.lock()
    let gone = tokens.filter { !keys.contains($0.key) }
    tokens = tokens.filter { keys.contains($0.key) }
    lock.unlock()
    gone.values.forEach { $0.dispose() }
  }

  func dispose() {
    keep([])
  }
}

/// What a binding makes: subscriptions of views and events of views.
public final class Bindings<Event>: Disposable {
  fileprivate let subscriptions: [Disposable]
  public let events: [Observable<Event>]

  public init(subscriptions: [Disposable], events: [Observable<Event>]) {
    self.subscriptions = subscriptions
    self.events = events
  }

  public func dispose() {
    for subscription in subscriptions { subscription.dispose() }
  }
}

public func bind<State, Event>(
  _ bindings: @escaping (ObservableSchedulerContext<State>) -> (Bindings<Event>)
) -> (ObservableSchedulerContext<State>) -> Observable<Event> {
  return { (state: ObservableSchedulerContext<State>) -> Observable<Event> in
    return Observable<Event>.using(
      { () -> Bindings<Event> in
        return bindings(state)
      },
      observableFactory: { (bindings: Bindings<Event>) -> Observable<Event> in
        return Observable<Event>.merge(bindings.events)
          .enqueue(state.scheduler)
      })
  }
}
