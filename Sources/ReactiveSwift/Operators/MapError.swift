import ReactiveCore

extension Signal {
  /// Replaces the error.
  ///
  /// - Parameter transform: Called with the error if the signal fails.
  /// - Returns: The same values. Ends with this signal, with the other error if it fails.
  @inlinable
  public func mapError<F>(_ transform: @escaping (Error) -> F) -> Signal<Value, F> {
    derive(feed.mapFailure(transform))
  }
}

extension SignalProducer {
  /// Replaces the error.
  ///
  /// - Parameter transform: Called with the error if the producer fails.
  /// - Returns: The same values. Ends with this producer, with the other error if it fails.
  @inlinable
  public func mapError<F>(_ transform: @escaping (Error) -> F) -> SignalProducer<Value, F> {
    SignalProducer<Value, F>(source: source.mapFailure(transform))
  }
}
