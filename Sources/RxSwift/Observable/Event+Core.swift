import ReactiveCore

extension Event {
  /// The stop event for an end of the engine; a run that was given up has no event.
  @inlinable
  init?(_ termination: Termination<any Swift.Error>) {
    switch termination {
    case .completed: self = .completed
    case .failed(let error): self = .error(error)
    case .interrupted: return nil
    }
  }
}

extension Sink where Failure == any Swift.Error {
  /// Delivers an event.
  @inlinable
  package func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): end(.failed(error))
    case .completed: end(.completed)
    }
  }
}
