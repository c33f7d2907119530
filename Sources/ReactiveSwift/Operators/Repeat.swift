import ReactiveCore

extension SignalProducer {
  /// Starts this producer again whenever it completes.
  ///
  ///     --1--2--|
  ///     repeat(2)
  ///     --1--2----1--2--|
  ///
  /// - Parameter count: How often it is started in all; at least 0. With 0 a run completes at once.
  /// - Returns: The values of all runs. Completes with the last of them; a failure or interruption ends it.
  @inlinable
  public func `repeat`(_ count: Int) -> SignalProducer<Value, Error> {
    precondition(count >= 0, "repeat: the count must not be negative.")
    switch count {
    case 0: return .empty
    case 1: return self
    default: return SignalProducer(guarding: inner().repeat(count))
    }
  }

  /// Starts this producer again when it fails.
  ///
  ///     --1--x      --1--2--|
  ///     retry(upTo: 1)
  ///     --1----1--2--|
  ///
  /// - Parameter count: How often it is started again; at least 0. Counted for each run of the result.
  /// - Returns: The values of all attempts. Ends with the first attempt that doesn't fail, or with the last failure.
  @inlinable
  public func retry(upTo count: Int) -> SignalProducer<Value, Error> {
    precondition(count >= 0, "retry(upTo:): the count must not be negative.")
    guard count > 0 else { return self }
    return SignalProducer(guarding: inner().retry(attempts: count == .max ? .max : count + 1))
  }
}
