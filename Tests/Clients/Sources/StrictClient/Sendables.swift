import RxRelay
import RxSwift

/// What may be passed between tasks, whatever the elements are: here of a class that isn't `Sendable`.
@MainActor enum Sendables {
  static func check() {
    streams()
    disposables()
    schedulers()
  }

  private static func send<Value: Sendable>(_ values: Value...) {}

  private static func streams() {
    let drafts = Observable<Draft>.never()
    send(drafts)
    send(drafts.publish())
    send(PublishSubject<Draft>())
    send(BehaviorSubject(value: Draft("")))
    send(ReplaySubject<Draft>.createUnbounded())
    send(AsyncSubject<Draft>())
    send(PublishRelay<Draft>())
    send(BehaviorRelay(value: Draft("")))
    send(ReplayRelay<Draft>.createUnbound())
    send(drafts.asSingle())
    send(drafts.asMaybe())
    send(drafts.ignoreElements().asCompletable())
    send(drafts.asInfallible(onErrorFallbackTo: .never()))
    send(AnyObserver<Draft> { _ in })
    send(Binder<Draft>(Draft("")) { _, _ in })
    send(GroupedObservable(key: "key", source: drafts))
    send(drafts.values(bufferingPolicy: .unbounded))
    send(Event.next("text"))
    send(RxError.timeout)
  }

  private static func disposables() {
    send(DisposeBag())
    send(SerialDisposable())
    send(SingleAssignmentDisposable())
    send(CompositeDisposable())
    send(RefCountDisposable(disposable: Disposables.create()))
    send(ScheduledDisposable(scheduler: MainScheduler.instance, disposable: Disposables.create()))
    send(BooleanDisposable())
    send(Disposables.create(), Observable<Draft>.never().subscribe())
    send(Disposables.create {})
  }

  private static func schedulers() {
    send(MainScheduler.instance as any SchedulerType, ConcurrentMainScheduler.instance)
    send(CurrentThreadScheduler.instance as any ImmediateSchedulerType)
    send(SerialDispatchQueueScheduler(qos: .default))
    send(ConcurrentDispatchQueueScheduler(qos: .default))
    send(HistoricalScheduler())
  }
}
