import ReactiveCore

/// A subject with a current value, which every new observer gets first.
///
///     subject:    1--2-----3--|
///     subscribed:    ^2----3--|
///
/// Elements are delivered on the thread that sends, to all observers in order of subscription; the value is updated at once.
/// Nested and concurrent sends are delivered after the one in progress, and the last element delivered is the value.
/// Late observers get the stop event only. Implements Rx `BehaviorSubject`.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType, Cancelable,
  @unchecked Sendable  // the broadcaster guards itself
{
  /// The observer side: the subject itself.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline package let broadcaster: Broadcaster<Element, any Swift.Error>

  /// A subject whose current value is `value`.
  @inlinable
  public init(value: Element) {
    var memory = ReplayMemory<Element>(limit: 1, isKeptAtEnd: false)
    _ = memory.store(value)
    let broadcaster = Broadcaster<Element, any Swift.Error>(memory: memory)
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

  /// The current value; after completion still the last one.
  ///
  /// - Throws: The error that the subject failed with, or `RxError.disposed` after `dispose()`.
  public func value() throws -> Element {
    if case .failed(let error)? = broadcaster.termination { throw error }
    guard let value = broadcaster.latest else { throw RxError.disposed(object: self) }
    return value
  }

  /// Sends an event to all observers. After a stop event or disposal it has no effect.
  @inlinable
  public func on(_ event: Event<Element>) {
    broadcaster.on(event)
  }

  /// The subject itself.
  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Drops all observers and the value without a word; who subscribes later gets `RxError.disposed`.
  public func dispose() {
    broadcaster.dispose(self)
  }
}
