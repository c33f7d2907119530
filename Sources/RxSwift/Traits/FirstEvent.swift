import ReactiveCore
import Synchronization

extension Observable {
  /// Calls `on` with the first event and with no other, then `onDisposed`, then stops the sequence.
  func subscribeToFirstEvent(
    _ on: @escaping (Event<Element>) -> Void, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposed = onDisposed.map(Teardown.init)
    var hasElement = false
    let scope = source.take(1).subscribe(
      next: { element in
        hasElement = true
        on(.next(element))
      },
      end: { termination in
        if !hasElement, let event = Event<Element>(termination) { on(event) }
        disposed?.dispose()
      })
    guard let disposed else { return scope }
    return Disposables.create(scope, disposed)
  }

  /// A sequence from a closure that settles it once: the first of its events counts, from whatever thread it comes.
  static func settling<Outcome>(
    _ subscribe: @escaping (@escaping @Sendable (Outcome) -> Void) -> any Disposable,
    send: @escaping @Sendable (Outcome, AnyObserver<Element>) -> Void
  ) -> Observable<Element> {
    create { observer in
      let isSettled = Atomic(false)
      return subscribe { outcome in
        if !isSettled.exchange(true, ordering: .relaxed) { send(outcome, observer) }
      }
    }
  }
}
