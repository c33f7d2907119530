import ReactiveCore

/// Hands events to an observer.
@usableFromInline
final class ObserverTerminal<Observer: ObserverType>: Terminal<any Swift.Error> {
  @usableFromInline let observer: Observer

  @inlinable init(_ observer: Observer) {
    self.observer = observer
  }

  @inlinable func next(_ element: Observer.Element) {
    guard mayDeliver else { return }
    observer.on(.next(element))
  }

  @inlinable override func finish(_ termination: Termination<any Swift.Error>) {
    if let event = Event<Observer.Element>(termination) { observer.on(event) }
  }
}

/// Hands events to a closure.
@usableFromInline
final class EventTerminal<Element>: Terminal<any Swift.Error> {
  @usableFromInline let on: (Event<Element>) -> Void

  @inlinable init(_ on: @escaping (Event<Element>) -> Void) {
    self.on = on
  }

  @inlinable func next(_ element: Element) {
    guard mayDeliver else { return }
    on(.next(element))
  }

  @inlinable override func finish(_ termination: Termination<any Swift.Error>) {
    if let event = Event<Element>(termination) { on(event) }
  }
}

/// Calls one closure for each kind of event.
@usableFromInline
final class KindTerminal<Element>: Terminal<any Swift.Error> {
  @usableFromInline let onNext: (Element) -> Void
  @usableFromInline let onError: ((any Swift.Error) -> Void)?
  @usableFromInline let onCompleted: (() -> Void)?
  @usableFromInline let disposed: Teardown?
  @usableFromInline let callStack: [String]

  @inlinable init(
    onNext: ((Element) -> Void)?, onError: ((any Swift.Error) -> Void)?, onCompleted: (() -> Void)?,
    onDisposed: (() -> Void)?, callStack: [String]
  ) {
    // Not `??`, nor `map`: passing a closure through a generic function wraps it.
    if let onNext { self.onNext = onNext } else { self.onNext = { _ in } }
    if let onDisposed { disposed = Teardown(onDisposed) } else { disposed = nil }
    self.onError = onError
    self.onCompleted = onCompleted
    self.callStack = callStack
  }

  @inlinable func next(_ element: Element) {
    guard mayDeliver else { return }
    onNext(element)
  }

  @inlinable override func finish(_ termination: Termination<any Swift.Error>) {
    switch termination {
    case .completed: onCompleted?()
    case .failed(let error):
      if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
    case .interrupted: break
    }
    disposed?.dispose()
  }
}
