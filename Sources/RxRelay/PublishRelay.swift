import ReactiveCore
import RxSwift

/// A `PublishSubject` that never ends: it accepts elements only.
///
///     relay:      --1--2-----3---
///     subscribed:     ^-2----3---
public final class PublishRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: PublishSubject<Element>

  /// A relay without subscribers.
  @inlinable
  public init() {
    subject = PublishSubject()
  }

  /// Sends `event` to all subscribers, on the calling thread. A nested or concurrent call is delivered after the one in progress.
  @inlinable
  public func accept(_ event: Element) {
    subject.broadcaster.send(event)
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
