import ReactiveCore

extension Signal {
  /// Does something with each value that may fail.
  ///
  /// - Parameter action: Called once per value, on the thread that sends it. Its first failure is the end.
  /// - Returns: The values for which it succeeded. Ends with this signal.
  @inlinable
  public func attempt(_ action: @escaping (Value) -> Result<(), Error>) -> Signal<Value, Error> {
    attemptMap { value in action(value).map { value } }
  }

  /// Replaces each value by the result of something that may fail.
  ///
  ///     --1--2--3--|
  ///     attemptMap { $0 == 2 ? .failure(error) : .success($0 * 10) }
  ///     --10-x
  ///
  /// - Parameter transform: Called once per value, on the thread that sends it. Its first failure is the end.
  /// - Returns: The results. Ends with this signal.
  @inlinable
  public func attemptMap<U>(_ transform: @escaping (Value) -> Result<U, Error>) -> Signal<U, Error> {
    derive(feed.map { value throws(Error) in try transform(value).get() })
  }
}

extension Signal where Error == any Swift.Error {
  /// Does something with each value that may throw.
  ///
  /// - Parameter action: Called once per value, on the thread that sends it. The first error that it throws is the end.
  /// - Returns: The values for which it succeeded. Ends with this signal.
  @_disfavoredOverload
  @inlinable
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, Error> {
    attemptMap { value in
      try action(value)
      return value
    }
  }

  /// Replaces each value by the result of something that may throw.
  ///
  /// - Parameter transform: Called once per value, on the thread that sends it. The first error that it throws is the end.
  /// - Returns: The results. Ends with this signal.
  @_disfavoredOverload
  @inlinable
  public func attemptMap<U>(_ transform: @escaping (Value) throws -> U) -> Signal<U, Error> {
    derive(feed.map(transform))
  }
}

extension Signal where Error == Never {
  /// Does something with each value that may throw.
  ///
  /// - Parameter action: Called once per value, on the thread that sends it. The first error that it throws is the end.
  /// - Returns: The values for which it succeeded. Ends with this signal.
  @_disfavoredOverload
  @inlinable
  public func attempt(_ action: @escaping (Value) throws -> Void) -> Signal<Value, any Swift.Error> {
    attemptMap { value in
      try action(value)
      return value
    }
  }

  /// Replaces each value by the result of something that may throw.
  ///
  /// - Parameter transform: Called once per value, on the thread that sends it. The first error that it throws is the end.
  /// - Returns: The results. Ends with this signal.
  @_disfavoredOverload
  @inlinable
  public func attemptMap<U>(_ transform: @escaping (Value) throws -> U) -> Signal<U, any Swift.Error> {
    derive(feed.promotingFailure(to: (any Swift.Error).self).map(transform))
  }
}

extension SignalProducer {
  /// Does something with each value that may fail.
  ///
  /// - Parameter action: Called once per value, on the thread that sends it. Its first failure is the end.
  /// - Returns: The values for which it succeeded. Ends with this producer.
  @inlinable
  public func attempt(_ action: @escaping (Value) -> Result<(), Error>) -> SignalProducer<Value, Error> {
    attemptMap { value in action(value).map { value } }
  }

  /// Replaces each value by the result of something that may fail.
  ///
  ///     --1--2--3--|
  ///     attemptMap { $0 == 2 ? .failure(error) : .success($0 * 10) }
  ///     --10-x
  ///
  /// - Parameter action: Called once per value, on the thread that sends it. Its first failure is the end.
  /// - Returns: The results. Ends with this producer.
  @inlinable
  public func attemptMap<U>(_ action: @escaping (Value) -> Result<U, Error>) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(
      source: source.endingOnce { $0.map { value throws(Error) in try action(value).get() } })
  }
}

extension SignalProducer where Error == any Swift.Error {
  /// Does something with each value that may throw.
  ///
  /// - Parameter action: Called once per value, on the thread that sends it. The first error that it throws is the end.
  /// - Returns: The values for which it succeeded. Ends with this producer.
  @_disfavoredOverload
  @inlinable
  public func attempt(_ action: @escaping (Value) throws -> Void) -> SignalProducer<Value, Error> {
    attemptMap { value in
      try action(value)
      return value
    }
  }

  /// Replaces each value by the result of something that may throw.
  ///
  /// - Parameter transform: Called once per value, on the thread that sends it. The first error that it throws is the end.
  /// - Returns: The results. Ends with this producer.
  @_disfavoredOverload
  @inlinable
  public func attemptMap<U>(_ transform: @escaping (Value) throws -> U) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.endingOnce { $0.map(transform) })
  }
}

extension SignalProducer where Error == Never {
  /// Does something with each value that may throw.
  ///
  /// - Parameter action: Called once per value, on the thread that sends it. The first error that it throws is the end.
  /// - Returns: The values for which it succeeded. Ends with this producer.
  @_disfavoredOverload
  @inlinable
  public func attempt(_ action: @escaping (Value) throws -> Void) -> SignalProducer<Value, any Swift.Error> {
    attemptMap { value in
      try action(value)
      return value
    }
  }

  /// Replaces each value by the result of something that may throw.
  ///
  /// - Parameter action: Called once per value, on the thread that sends it. The first error that it throws is the end.
  /// - Returns: The results. Ends with this producer.
  @_disfavoredOverload
  @inlinable
  public func attemptMap<U>(_ action: @escaping (Value) throws -> U) -> SignalProducer<U, any Swift.Error> {
    SignalProducer<U, any Swift.Error>(
      source: source.promotingFailure(to: (any Swift.Error).self).endingOnce { $0.map(action) })
  }
}
