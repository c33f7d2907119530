import RxRelay
import RxSwift

/// Something with a life: it ends its streams in `deinit`.
@MainActor final class Session {
  enum State: Equatable { case signedOut, signedIn(String) }

  private let states = BehaviorSubject(value: State.signedOut)
  private let events = ReplaySubject<String>.create(bufferSize: 2)
  private let farewell: PublishRelay<String>
  private let renewal = SerialDisposable()
  private let parts = CompositeDisposable()

  init(farewell: PublishRelay<String>) {
    self.farewell = farewell
    _ = parts.insert(
      states.observe(on: SerialDispatchQueueScheduler(qos: .utility))
        .map { state in "\(state)" }
        .subscribe(events))
  }

  deinit {
    farewell.accept("bye")
    renewal.dispose()
    parts.dispose()
    states.onCompleted()
  }

  var state: Observable<State> { states.asObservable() }
  var log: Observable<String> { events.asObservable() }

  func signIn(_ name: String) -> Completable {
    Completable.create { [states] completable in
      states.onNext(.signedIn(name))
      completable(.completed)
      return Disposables.create()
    }
    .subscribe(on: ConcurrentDispatchQueueScheduler(qos: .default))
  }

  func keepAlive(every scheduler: any SchedulerType, _ renew: @escaping () -> Void) {
    renewal.disposable = Observable<Int>.interval(.milliseconds(1), scheduler: scheduler)
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: { _ in renew() })
  }
}
