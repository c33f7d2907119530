import ReactiveCore

/// A push-style sequence of elements: `next* (error | completed)?`.
///
/// Nothing happens until somebody subscribes, and each subscription is separate (unless the sequence is shared).
public class Observable<Element>: ObservableType, @unchecked Sendable {  // immutable; runs are separate
  @usableFromInline final let behavior: Source<Element, any Swift.Error>.Run
  @usableFromInline final let isTrampolined: Bool

  @inlinable
  init(behavior: @escaping Source<Element, any Swift.Error>.Run, isTrampolined: Bool) {
    self.behavior = behavior
    self.isTrampolined = isTrampolined
    #if TRACE_RESOURCES
      ResourceCount.increment()
    #endif
  }

  @inlinable
  package init(_ source: Source<Element, any Swift.Error>) {
    behavior = source.run
    isTrampolined = source.isTrampolined
    #if TRACE_RESOURCES
      ResourceCount.increment()
    #endif
  }

  #if TRACE_RESOURCES
    @inlinable deinit {
      ResourceCount.decrement()
    }
  #endif

  /// What the engine runs.
  @inlinable
  package var source: Source<Element, any Swift.Error> {
    Source(behavior: behavior, isTrampolined: isTrampolined)
  }

  /// Starts sending events to `observer`.
  ///
  /// - Returns: The subscription; disposing it stops the sequence.
  // Not for a trailing closure: with more than one candidate for it, chains of arithmetic take seconds to type-check.
  @_disfavoredOverload
  @inlinable
  public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.subscribe(ObserverTerminal(observer)) { element, receiver in
      receiver.cast(to: ObserverTerminal<Observer>.self).next(element)
    }
  }

  /// The sequence itself.
  @inlinable
  public final func asObservable() -> Observable<Element> {
    self
  }
}

/// One element, then completion. The element is kept here and not in every `Observable`, whose release would cost a look-up of
/// its type's metadata.
@usableFromInline
final class SingleElementObservable<Element>: Observable<Element>, @unchecked Sendable {  // immutable
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init(behavior: { _, _ in }, isTrampolined: false)
  }

  @inlinable
  package override var source: Source<Element, any Swift.Error> {
    .just(element)
  }
}

/// `Observable` under a name that doesn't clash with the `Observable` of the Observation module.
public typealias RxObservable<Element> = Observable<Element>
