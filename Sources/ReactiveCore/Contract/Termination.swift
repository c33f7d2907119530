/// How a run ended.
@frozen
public enum Termination<Failure: Error> {
  /// The source has no more elements.
  case completed
  /// The source failed.
  case failed(Failure)
  /// The work was given up before it could complete (ReactiveSwift's `interrupted`).
  case interrupted
}

extension Termination: Sendable where Failure: Sendable {}
