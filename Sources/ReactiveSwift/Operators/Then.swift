import ReactiveCore

extension SignalProducer {
  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @inlinable
  public func then<U>(_ replacement: SignalProducer<U, Error>) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(guarding: inner().andThen(replacement.inner()))
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @_disfavoredOverload
  @inlinable
  public func then<U>(_ replacement: SignalProducer<U, Never>) -> SignalProducer<U, Error> {
    then(replacement.promoteError(Error.self))
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @_disfavoredOverload
  @inlinable
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Replacement.Value, Error> where Replacement.Error == Error {
    then(replacement.producer)
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @_disfavoredOverload
  @inlinable
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Replacement.Value, Error> where Replacement.Error == Never {
    then(replacement.producer)
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @inlinable
  public func then(_ replacement: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer(guarding: inner().andThen(replacement.inner()))
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @_disfavoredOverload
  @inlinable
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Value, Error> where Replacement.Value == Value, Replacement.Error == Error {
    then(replacement.producer)
  }
}

extension SignalProducer where Error == Never {
  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @inlinable
  public func then<U, F>(_ replacement: SignalProducer<U, F>) -> SignalProducer<U, F> {
    promoteError(F.self).then(replacement)
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @inlinable
  public func then<U>(_ replacement: SignalProducer<U, Never>) -> SignalProducer<U, Never> {
    SignalProducer<U, Never>(guarding: inner().andThen(replacement.inner()))
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @_disfavoredOverload
  @inlinable
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Replacement.Value, Replacement.Error> {
    then(replacement.producer)
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @_disfavoredOverload
  @inlinable
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Replacement.Value, Never> where Replacement.Error == Never {
    then(replacement.producer)
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @inlinable
  public func then(_ replacement: SignalProducer<Value, Never>) -> SignalProducer<Value, Never> {
    SignalProducer(guarding: inner().andThen(replacement.inner()))
  }

  /// Ignores the values of this producer, and starts `replacement` when it has completed.
  ///
  ///     --1--2--|
  ///     then(--a--b--|)
  ///     ----------a--b--|
  ///
  /// - Parameter replacement: What comes after this producer.
  /// - Returns: The values of `replacement`. Ends with it; a failure or interruption of this producer ends it before.
  @_disfavoredOverload
  @inlinable
  public func then<Replacement: SignalProducerConvertible>(
    _ replacement: Replacement
  ) -> SignalProducer<Value, Never> where Replacement.Value == Value, Replacement.Error == Never {
    then(replacement.producer)
  }
}
