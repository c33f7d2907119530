import ReactiveCore

extension Broadcaster where Failure == any Swift.Error {
  /// Sends an event to all observers.
  @inlinable
  package func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): send(element)
    case .error(let error): end(.failed(error))
    case .completed: end(.completed)
    }
  }

  /// Drops the observers; who subscribes later is told that `subject` was disposed.
  func dispose(_ subject: AnyObject) {
    invalidate { [weak subject] in .failed(RxError.disposed(object: subject ?? ReleasedSubject())) }
  }
}

/// Stands in the error for a subject that is gone, while a sequence made from it lives on.
private final class ReleasedSubject {}
