import ReactiveCore

/// A subject that tells its observers only its last element, when it completes.
///
///     subject:  --1--2--3--|
///     observer: ----------3|
///
/// On failure only the error is sent. Late observers get the same. Holds one element. Implements Rx `AsyncSubject`.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  @unchecked Sendable  // the broadcaster and `last` guard themselves
{
  /// The observer side: the subject itself.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let broadcaster: Broadcaster<Element, any Swift.Error>
  private let last = Locked<Element?>(nil)

  /// A subject without observers.
  public init() {
    let broadcaster = Broadcaster<Element, any Swift.Error>(memory: ReplayMemory(limit: 1, isKeptAtEnd: true))
    self.broadcaster = broadcaster
    super.init(behavior: broadcaster.subscribe, isTrampolined: false)
  }

  deinit {
    broadcaster.abandon()
  }

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    broadcaster.hasObservers
  }

  /// Keeps an element, or ends the subject. After a stop event it has no effect.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      guard broadcaster.termination == nil else { return }
      _ = last.locked { exchange(&$0, element) }
    case .error(let error):
      _ = last.locked { $0.take() }
      broadcaster.end(.failed(error))
    case .completed:
      if let element = last.locked({ $0.take() }) { broadcaster.send(element) }
      broadcaster.end(.completed)
    }
  }

  /// The subject itself.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }
}
