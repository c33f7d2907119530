import ReactiveCore

/// A subject that sends to its observers what comes after they subscribed.
///
///     subject:    --1--2-----3--|
///     subscribed:     ^-2----3--|
///
/// Elements are delivered on the thread that sends, to all observers in order of subscription. Nested and concurrent sends are
/// delivered after the one in progress. Late observers get the stop event only. Implements Rx `PublishSubject`.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
  @unchecked Sendable  // the broadcaster guards itself
{
  /// The observer side: the subject itself.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline package let broadcaster: Broadcaster<Element, any Swift.Error>

  /// A subject without observers.
  @inlinable
  public init() {
    let broadcaster = Broadcaster<Element, any Swift.Error>()
    self.broadcaster = broadcaster
    super.init(behavior: broadcaster.subscribe, isTrampolined: false)
  }

  @inlinable deinit {
    broadcaster.abandon()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    broadcaster.hasObservers
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool {
    broadcaster.isDisposed
  }

  /// Sends an event to all observers. After a stop event or disposal it has no effect.
  @inlinable
  public func on(_ event: Event<Element>) {
    broadcaster.on(event)
  }

  /// The subject itself.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Drops all observers without a word; who subscribes later gets `RxError.disposed`.
  public func dispose() {
    broadcaster.dispose(self)
  }
}
