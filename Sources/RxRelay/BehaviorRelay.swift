import ReactiveCore
import RxSwift

/// A `BehaviorSubject` that never ends: it always has a value, which new subscribers get first.
///
///     relay:      1--2-----3---
///     subscribed:    ^2----3---
public final class BehaviorRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// A relay whose value is `value`.
  @inlinable
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// Sends `event` to all subscribers, on the calling thread. A nested or concurrent call is delivered after the one in progress.
  @inlinable
  public func accept(_ event: Element) {
    subject.broadcaster.send(event)
  }

  /// The value: the newest element that was accepted. It is updated before that element is delivered.
  @inlinable
  public var value: Element {
    subject.broadcaster.latest!
  }

  /// Starts sending to `observer`.
  ///
  /// - Returns: The subscription; disposing it ends the delivery. The relay itself never ends.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as a sequence, always the same one.
  @inlinable
  public func asObservable() -> Observable<Element> {
    subject
  }
}
