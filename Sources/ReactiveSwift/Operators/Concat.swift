import ReactiveCore

extension SignalProducer {
  /// Starts `next` when this producer has completed, or was interrupted.
  ///
  ///     --1--2--|
  ///     --a--b--|
  ///     concat
  ///     --1--2----a--b--|
  ///
  /// - Parameter next: What comes after this producer.
  /// - Returns: The values of both. Completes with `next`; a failure ends it.
  @inlinable
  public func concat(_ next: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer(
      guarding: inner(isInterruptionCompletion: true).concat(next.inner(isInterruptionCompletion: true)))
  }

  /// Starts `next` when this producer has completed, or was interrupted.
  ///
  /// - Parameter next: What comes after this producer.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func concat<Next: SignalProducerConvertible>(_ next: Next) -> SignalProducer<Value, Error>
  where Next.Value == Value, Next.Error == Error {
    concat(next.producer)
  }

  /// Sends a value after those of this producer.
  ///
  /// - Parameter value: Sent when this producer has completed, or was interrupted.
  @_disfavoredOverload
  @inlinable
  public func concat(value: Value) -> SignalProducer<Value, Error> {
    concat(SignalProducer(value: value))
  }

  /// Fails after the values of this producer.
  ///
  /// - Parameter error: The failure, when this producer has completed, or was interrupted.
  @_disfavoredOverload
  @inlinable
  public func concat(error: Error) -> SignalProducer<Value, Error> {
    concat(SignalProducer(error: error))
  }

  /// Starts `previous` first, and this producer when that has completed, or was interrupted.
  ///
  /// - Parameter previous: What comes before this producer.
  /// - Returns: The values of both. Completes with this producer; a failure ends it.
  @inlinable
  public func prefix(_ previous: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    previous.concat(self)
  }

  /// Starts `previous` first, and this producer when that has completed, or was interrupted.
  ///
  /// - Parameter previous: What comes before this producer.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func prefix<Previous: SignalProducerConvertible>(_ previous: Previous) -> SignalProducer<Value, Error>
  where Previous.Value == Value, Previous.Error == Error {
    previous.producer.concat(self)
  }

  /// Sends a value before those of this producer.
  ///
  /// - Parameter value: Sent when a run starts, before this producer is started.
  @_disfavoredOverload
  @inlinable
  public func prefix(value: Value) -> SignalProducer<Value, Error> {
    prefix(SignalProducer(value: value))
  }
}
