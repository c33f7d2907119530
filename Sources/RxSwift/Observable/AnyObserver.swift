import ReactiveCore

/// An observer that hides the type of another one.
@frozen
public struct AnyObserver<Element>: ObserverType, @unchecked Sendable {  // what it sends to serialises, or is the user's
  /// What an event is handed to.
  public typealias EventHandler = (Event<Element>) -> Void

  @usableFromInline let sink: Sink<Element, any Swift.Error>

  @inlinable
  package init(sink: Sink<Element, any Swift.Error>) {
    self.sink = sink
  }

  /// An observer whose `on(_:)` calls `eventHandler`.
  @inlinable
  public init(eventHandler: @escaping EventHandler) {
    sink = Sink(
      next: { eventHandler(.next($0)) },
      end: { termination in
        if let event = Event<Element>(termination) { eventHandler(event) }
      })
  }

  /// An observer whose `on(_:)` sends to `observer`.
  @inlinable
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    if let observer = observer as? AnyObserver<Element> {
      self = observer
    } else {
      self.init(eventHandler: observer.on)
    }
  }

  /// Sends `event` to the observer behind this one.
  @inlinable
  public func on(_ event: Event<Element>) {
    sink.on(event)
  }

  /// The observer itself.
  @inlinable
  public func asObserver() -> AnyObserver<Element> {
    self
  }
}
