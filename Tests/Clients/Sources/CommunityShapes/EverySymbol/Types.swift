import Foundation
import RxSwift

func subjects<Element>(_ element: Element) throws -> [AnyObserver<Element>] {
  let publish = PublishSubject<Element>()
  let behavior = BehaviorSubject(value: element)
  let replay = ReplaySubject<Element>.create(bufferSize: 1)
  let unbounded = ReplaySubject<Element>.createUnbounded()
  let async = AsyncSubject<Element>()
  _ = [
    publish.hasObservers, behavior.hasObservers, replay.hasObservers, async.hasObservers, publish.isDisposed, behavior.isDisposed,
  ]
  _ = try behavior.value()
  publish.on(.completed)
  behavior.on(.completed)
  replay.on(.completed)
  async.on(.completed)
  let observers: [AnyObserver<Element>] = [
    AnyObserver(publish), AnyObserver(publish.asObserver()), behavior.asObserver().asObserver().mapObserver { $0 },
    AnyObserver(replay.asObserver()), AnyObserver(unbounded), AnyObserver(async.asObserver()).asObserver(), AnyObserver { _ in },
  ]
  let handler: AnyObserver<Element>.EventHandler = { _ in }
  let types: [Any.Type] = [
    PublishSubject<Element>.SubjectObserverType.self, BehaviorSubject<Element>.SubjectObserverType.self,
    ReplaySubject<Element>.SubjectObserverType.self, AsyncSubject<Element>.SubjectObserverType.self, type(of: handler),
  ]
  _ = types
  for subject in [publish, behavior, replay, async] as [Observable<Element>] { _ = subject.subscribe(observers[0]) }
  publish.dispose()
  behavior.dispose()
  replay.dispose()
  return observers
}

func events<Element>(_ element: Element, _ error: Error) -> [String] {
  let events: [Event<Element>] = [.next(element), .error(error), .completed]
  return events.map { event in
    switch event {
    case .next, .error, .completed: break
    }
    _ = (event.isStopEvent, event.isCompleted, event.element, event.error, event.map { $0 }.event, event.event)
    return event.debugDescription
  }
}

func errors(_ object: AnyObject) -> [String] {
  let errors: [RxError] = [
    .unknown, .disposed(object: object), .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout,
  ]
  return errors.map { error in
    switch error {
    case .unknown, .disposed, .overflow, .argumentOutOfRange, .noElements, .moreThanOneElement, .timeout:
      return error.debugDescription
    }
  }
}

func hooks() {
  let handler: Hooks.DefaultErrorHandler = Hooks.defaultErrorHandler
  let capture: Hooks.CustomCaptureSubscriptionCallstack = Hooks.customCaptureSubscriptionCallstack
  Hooks.defaultErrorHandler = { stack, error in handler(stack, error) }
  Hooks.customCaptureSubscriptionCallstack = { capture() }
  Hooks.recordCallStackOnError = !Hooks.recordCallStackOnError
  #if TRACE_RESOURCES
    _ = (
      Resources.total, Resources.incrementTotal(), Resources.decrementTotal(), Resources.numberOfSerialDispatchQueueObservables
    )
  #endif
}

final class Lamp: ReactiveCompatible {
  var brightness = 0
}

func reactiveMembers(_ lamp: Lamp) -> [Binder<Int>] {
  var lamp = lamp
  let reactive: Reactive<Lamp> = lamp.rx
  lamp.rx = reactive
  Lamp.rx = Lamp.rx
  let type: Reactive<Lamp>.Type = Lamp.rx
  let binder = Binder(lamp) { lamp, brightness in lamp.brightness = brightness }
  binder.on(.next(1))
  _ = binder.asObserver()
  return [
    binder, Binder(type.init(lamp).base, scheduler: CurrentThreadScheduler.instance) { $0.brightness = $1 }, lamp.rx.brightness,
    reactive.brightness,
  ]
}

func connectable<Element>(_ source: Observable<Element>, _ observer: AnyObserver<Element>) -> [Disposable] {
  let connectable: ConnectableObservable<Element> = source.publish()
  func connect<C: ConnectableObservableType>(_ connectable: C) -> [Disposable] {
    return [connectable.refCount().subscribe(), connectable.connect()]
  }
  return connect(connectable) + [connectable.subscribe(observer), connectable.connect()]
}

func groups<Key: Hashable, Element>(_ key: Key, _ source: Observable<Element>, _ observer: AnyObserver<Element>) -> Key {
  let group = GroupedObservable(key: key, source: source)
  _ = group.subscribe(observer)
  _ = group.asObservable()
  return group.key
}

struct LineDecoder: DataDecoder {
  func decode<Item>(_ type: Item.Type, from data: Data) throws -> Item where Item: Decodable {
    return try JSONDecoder().decode(type, from: data)
  }
}
