import ReactiveCore

/// Where a stream can be sent to. `Signal.Observer` is the one that streams take.
///
/// A subclass overrides both methods.
open class Observer<Value, Error: Swift.Error> {
  /// Makes an observer. Only of use to subclasses.
  @inlinable
  public init() {}

  /// Receives a value.
  ///
  /// - Parameter value: What was sent.
  open func receive(_ value: Value) {
    fatalError("A subclass of Observer overrides receive(_:).")
  }

  /// Receives the end.
  ///
  /// - Parameter termination: How the stream ended.
  open func terminate(_ termination: Termination<Error>) {
    fatalError("A subclass of Observer overrides terminate(_:).")
  }
}
