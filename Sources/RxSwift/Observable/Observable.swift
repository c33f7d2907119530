import ReactiveCore

/// A push-style sequence of elements: `next* (error | completed)?`.
///
/// Nothing happens until somebody subscribes, and each subscription is separate (unless the sequence is shared).
public class Observable<Element>: ObservableType {
  @usableFromInline package let source: Source<Element, any Swift.Error>

  @inlinable
  package init(_ source: Source<Element, any Swift.Error>) {
    self.source = source
    #if TRACE_RESOURCES
      ResourceCount.increment()
    #endif
  }

  #if TRACE_RESOURCES
    @inlinable deinit {
      ResourceCount.decrement()
    }
  #endif

  /// Starts sending events to `observer`.
  ///
  /// - Returns: The subscription; disposing it stops the sequence.
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(
      next: { observer.on(.next($0)) },
      end: { termination in
        if let event = Event<Element>(termination) { observer.on(event) }
      })
  }

  /// The sequence itself.
  @inlinable
  public final func asObservable() -> Observable<Element> {
    self
  }
}

extension Observable: @unchecked Sendable where Element: Sendable {}  // immutable; runs are separate

/// `Observable` under a name that doesn't clash with the `Observable` of the Observation module.
public typealias RxObservable<Element> = Observable<Element>
