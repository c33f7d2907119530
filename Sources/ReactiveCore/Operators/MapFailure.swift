extension Source {
  /// Replaces the failure.
  ///
  /// Implements ReactiveSwift `mapError`, `promoteError`.
  @inlinable
  public func mapFailure<NewFailure>(_ transform: @escaping (Failure) -> NewFailure) -> Source<Element, NewFailure> {
    Source<Element, NewFailure> { [run] sink, scope in
      let incoming = sink.ending { (termination: Termination<Failure>) in
        switch termination {
        case .completed: sink.end(.completed)
        case .failed(let failure): sink.end(.failed(transform(failure)))
        case .interrupted: sink.end(.interrupted)
        }
      }
      run(incoming, scope)
    }
  }
}
