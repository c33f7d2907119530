import ReactiveCore

/// Makes anything of nothing: it can't be called.
@inlinable
func absurd<Result>(_ never: Never) -> Result {}

extension Source where Failure == Never {
  /// The same source as one that could fail.
  @inlinable
  func promotingFailure<NewFailure>(to type: NewFailure.Type) -> Source<Element, NewFailure> {
    mapFailure(absurd)
  }
}

extension Signal where Error == Never {
  /// The same signal as one that could fail, where streams of one error type are needed.
  ///
  /// - Parameter type: The type of the errors, which usually follows from the context.
  @inlinable
  public func promoteError<F>(_: F.Type = F.self) -> Signal<Value, F> {
    derive(feed.promotingFailure(to: F.self))
  }

  /// The signal itself, where a stream of another error type might be needed.
  @inlinable
  public func promoteError(_: Error.Type = Error.self) -> Signal<Value, Error> {
    self
  }
}

extension Signal where Value == Never {
  /// The same signal as one that could send values, where streams of one value type are needed.
  ///
  /// - Parameter type: The type of the values, which usually follows from the context.
  @inlinable
  public func promoteValue<U>(_: U.Type = U.self) -> Signal<U, Error> {
    derive(feed.ignoreElements(as: U.self))
  }

  /// The signal itself, where a stream of another value type might be needed.
  @inlinable
  public func promoteValue(_: Value.Type = Value.self) -> Signal<Value, Error> {
    self
  }
}

extension SignalProducer where Error == Never {
  /// The same producer as one that could fail, where streams of one error type are needed.
  ///
  /// - Parameter type: The type of the errors, which usually follows from the context.
  @inlinable
  public func promoteError<F>(_: F.Type = F.self) -> SignalProducer<Value, F> {
    if let onlyValue { return SignalProducer<Value, F>(onlyValue: onlyValue) }
    return SignalProducer<Value, F>(source: source.promotingFailure(to: F.self))
  }

  /// The producer itself, where a stream of another error type might be needed.
  @inlinable
  public func promoteError(_: Error.Type = Error.self) -> SignalProducer<Value, Error> {
    self
  }
}

extension SignalProducer where Value == Never {
  /// The same producer as one that could send values, where streams of one value type are needed.
  ///
  /// - Parameter type: The type of the values, which usually follows from the context.
  @inlinable
  public func promoteValue<U>(_: U.Type = U.self) -> SignalProducer<U, Error> {
    SignalProducer<U, Error>(source: source.ignoreElements(as: U.self))
  }

  /// The producer itself, where a stream of another value type might be needed.
  @inlinable
  public func promoteValue(_: Value.Type = Value.self) -> SignalProducer<Value, Error> {
    self
  }
}
