import ReactiveCore

extension Source {
  /// Starts the producer that `transform` makes of the failure in place of this source.
  @inlinable
  func flatMapError<NewFailure>(
    _ transform: @escaping (Failure) -> SignalProducer<Element, NewFailure>
  ) -> Source<Element, NewFailure> {
    `catch` { failure throws(NewFailure) in transform(failure).inner() }
  }
}

extension Signal {
  /// Goes on with another producer when the signal fails.
  ///
  ///     --1--2--x
  ///     flatMapError { error in --a--b--| }
  ///     --1--2----a--b--|
  ///
  /// - Parameter transform: Called with the error if the signal fails. Its result is started in place of the signal, and interrupted when the
  ///   result of `flatMapError` is over.
  /// - Returns: The values of both. Ends with the replacement, or with this signal if that doesn't fail.
  @inlinable
  public func flatMapError<F>(_ transform: @escaping (Error) -> SignalProducer<Value, F>) -> Signal<Value, F> {
    Signal<Value, F>.fed(by: source.flatMapError(transform))
  }

  /// Goes on with another stream when the signal fails.
  ///
  /// - Parameter transform: Called with the error if the signal fails.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func flatMapError<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Error) -> Inner
  ) -> Signal<Value, Inner.Error> where Inner.Value == Value {
    flatMapError { transform($0).producer }
  }
}

extension SignalProducer {
  /// Goes on with another producer when this one fails.
  ///
  ///     --1--2--x
  ///     flatMapError { error in --a--b--| }
  ///     --1--2----a--b--|
  ///
  /// - Parameter transform: Called with the error if the producer fails. Its result is started in place of the failed one.
  /// - Returns: The values of both. Ends with the replacement, or with this producer if that doesn't fail.
  @inlinable
  public func flatMapError<F>(
    _ transform: @escaping (Error) -> SignalProducer<Value, F>
  ) -> SignalProducer<Value, F> {
    SignalProducer<Value, F>(guarding: inner().flatMapError(transform))
  }

  /// Goes on with another stream when this producer fails.
  ///
  /// - Parameter transform: Called with the error if the producer fails.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func flatMapError<Inner: SignalProducerConvertible>(
    _ transform: @escaping (Error) -> Inner
  ) -> SignalProducer<Value, Inner.Error> where Inner.Value == Value {
    flatMapError { transform($0).producer }
  }
}
