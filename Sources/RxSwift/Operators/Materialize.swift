import ReactiveCore

extension ObservableType {
  /// Turns each event into an element.
  ///
  ///     --1--------2--------x
  ///     --next(1)--next(2)--(error|)
  ///
  /// - Returns: The events, the stop event included, then completion. Never fails. Implements Rx `materialize`.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    Observable<Event<Element>>(asObservable().source.materialize(next: { .next($0) }, end: { Event($0) }))
  }
}

extension ObservableType where Element: EventConvertible {
  /// Turns elements that are events back into a sequence: the reverse of `materialize()`.
  ///
  ///     --next(1)--next(2)--error--|
  ///     --1--------2--------x
  ///
  /// - Returns: The elements of the events. Ends with the first stop event among them, or with the source.
  ///   Implements Rx `dematerialize`.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    Observable<Element.Element>(asObservable().source.dematerialize { $0.event.signal })
  }
}

extension Event {
  @inlinable
  var signal: Signal<Element, any Swift.Error> {
    switch self {
    case .next(let element): .next(element)
    case .error(let error): .end(.failed(error))
    case .completed: .end(.completed)
    }
  }
}
