/// What a sequence has sent, and how it has ended. See `BlockingObservable.materialize()`.
@frozen
public enum MaterializedSequenceResult<T> {
  /// It has completed after these elements.
  case completed(elements: [T])
  /// It has failed after these elements.
  case failed(elements: [T], error: any Error)
}

extension MaterializedSequenceResult: Sendable where T: Sendable {}
