import ReactiveCore

extension Signal {
  /// Drops values until `trigger` sends or completes.
  ///
  ///     --1--2--3--4--|
  ///     ------x-------|
  ///     skip(until:)
  ///     --------3--4--|
  ///
  /// - Parameter trigger: What opens the result. If it is interrupted, the result is, too.
  /// - Returns: The values after. This signal is kept, and is observed only from then on: if it has ended before, the result is interrupted.
  @inlinable
  public func skip(until trigger: Signal<(), Never>) -> Signal<Value, Error> {
    let values = Source<Value, Error>.immediate { [self] sink, scope in source.run(sink, scope) }
    let opening = trigger.source.take(1).promotingFailure(to: Error.self)
    return .fed(by: opening.andThen(values))
  }
}

extension SignalProducer {
  /// Drops values until `trigger` sends or completes.
  ///
  ///     --1--2--3--4--|
  ///     ------x-------|
  ///     skip(until:)
  ///     --------3--4--|
  ///
  /// - Parameter trigger: What opens the result; it is started before this producer. If it is interrupted, the result is, too.
  /// - Returns: The values after. If this producer has ended before, the result is interrupted when `trigger` sends.
  public func skip(until trigger: SignalProducer<(), Never>) -> SignalProducer<Value, Error> {
    liftRight { signal in signal.skip(until:) }(trigger)
  }

  /// Drops values until `trigger` sends or completes.
  ///
  /// - Parameter trigger: What opens the result; it is started before this producer.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func skip<Trigger: SignalProducerConvertible>(until trigger: Trigger) -> SignalProducer<Value, Error>
  where Trigger.Value == (), Trigger.Error == Never {
    skip(until: trigger.producer)
  }
}
