import ReactiveCore

/// A subject that tells its observers only its last element, when it completes.
///
///     subject:  --1--2--3--|
///     observer: ----------3|
///
/// On failure only the error is sent. Late observers get the same. Holds one element. Implements Rx `AsyncSubject`.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  @unchecked Sendable  // the broadcaster and `state` guard themselves
{
  /// The observer side: the subject itself.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private struct State {
    var last: Element?
    /// Set by the first stop event, which alone ends the broadcaster.
    var isStopped = false

    mutating func stop() -> (isFirst: Bool, last: Element?) {
      (!exchange(&isStopped, true), last.take())
    }
  }

  private let broadcaster: Broadcaster<Element, any Swift.Error>
  private let state = Locked(State())

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
      _ = state.locked { $0.isStopped ? element : exchange(&$0.last, element) }
    case .error(let error):
      if state.locked({ $0.stop() }).isFirst { broadcaster.end(.failed(error)) }
    case .completed:
      let (isFirst, last) = state.locked { $0.stop() }
      guard isFirst else { return }
      if let last { broadcaster.send(last) }
      broadcaster.end(.completed)
    }
  }

  /// The subject itself.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }
}
