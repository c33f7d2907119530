import ReactiveCore
import RxSwift

/// A `ReplaySubject` that never ends: new subscribers get its last elements first.
///
///     relay (2):  1--2--3-----4---
///     subscribed:         ^23-4---
public final class ReplayRelay<Element>: ObservableType, Sendable {
  @usableFromInline let subject: ReplaySubject<Element>

  @inlinable
  init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// A relay that holds and replays the last `bufferSize` elements.
  @inlinable
  public static func create(bufferSize: Int) -> ReplayRelay<Element> {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that replays everything it ever accepted, and holds it for as long as it lives.
  @inlinable
  public static func createUnbound() -> ReplayRelay<Element> {
    ReplayRelay(.createUnbounded())
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
