import ReactiveCore

/// A subject that tells new observers its last elements first.
///
///     subject (2): 1--2--3-----4--|
///     subscribed:          ^23-4--|
///
/// Replay comes before every live element, on the subscribing thread. It is given after a stop event too, followed by that event.
/// Holds the last `bufferSize` elements. Implements Rx `ReplaySubject`.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable,
  @unchecked Sendable  // the broadcaster guards itself
{
  /// The observer side: the subject itself.
  public typealias SubjectObserverType = ReplaySubject<Element>

  @usableFromInline package final let broadcaster: Broadcaster<Element, any Swift.Error>

  @inlinable
  init(limit: Int) {
    let broadcaster = Broadcaster<Element, any Swift.Error>(memory: ReplayMemory(limit: limit, isKeptAtEnd: true))
    self.broadcaster = broadcaster
    super.init(behavior: broadcaster.subscribe, isTrampolined: false)
  }

  @inlinable deinit {
    broadcaster.abandon()
  }

  /// A subject that replays the last `bufferSize` elements; with 0 it replays the stop event only.
  @inlinable
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(limit: bufferSize)
  }

  /// A subject that replays everything it was ever sent, and holds it for as long as it lives.
  @inlinable
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(limit: .max)
  }

  /// Whether anybody is subscribed.
  public final var hasObservers: Bool {
    broadcaster.hasObservers
  }

  /// Sends an event to all observers. After a stop event or disposal it has no effect.
  @inlinable
  public final func on(_ event: Event<Element>) {
    broadcaster.on(event)
  }

  /// The subject itself.
  public final func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Drops all observers and elements without a word; who subscribes later gets `RxError.disposed`.
  public final func dispose() {
    broadcaster.dispose(self)
  }
}
