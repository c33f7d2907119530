import ReactiveCore

/// A sequence that begins when it is told to, not when somebody subscribes.
public protocol ConnectableObservableType: ObservableType {
  /// Begins; or, if it has begun, returns the same connection.
  ///
  /// - Returns: The connection. Disposing it stops the sequence.
  func connect() -> any Disposable
}

extension ConnectableObservableType {
  /// Connects while anybody is subscribed: with the first subscriber, once that is subscribed, until the last one leaves.
  ///
  /// - Returns: A sequence that connects by itself. Implements Rx `refCount`.
  public func refCount() -> Observable<Element> {
    if let observable = self as? ConnectableObservable<Element> { return Observable(observable.refCounted) }
    return Observable(asObservable().source.refCount(connect: connect))
  }
}

/// A sequence that sends to a subject, from `connect()` on.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable  // immutable; the multicast guards itself
{
  private let start: () -> Scope
  /// Counts in the multicast itself, so that nobody joins a connection that is ending.
  fileprivate let refCounted: Source<Element, any Swift.Error>

  init<Input>(_ multicast: Multicast<Input, Element, any Swift.Error>) {
    start = multicast.connect
    refCounted = multicast.refCounted
    let source = multicast.source
    super.init(behavior: source.run, isTrampolined: source.isTrampolined)
  }

  /// Begins sending; or, if it has begun, returns the same connection. When the source ends, the connection is closed first.
  ///
  /// - Returns: The connection. Disposing it disposes the source.
  public final func connect() -> any Disposable {
    start()
  }
}
