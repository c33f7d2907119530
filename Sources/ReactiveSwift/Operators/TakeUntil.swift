import ReactiveCore

extension Source where Element == Void {
  /// A trigger: it sends at its first value or its completion, and its interruption changes nothing.
  @inlinable var trigger: Source<Void, Failure> {
    .immediate { [run] sink, scope in
      let incoming = sink.ending { (termination: Termination<Failure>) in
        if case .completed = termination { sink.next(()) }
        if !scope.isEnded { sink.end(.completed) }
      }
      run(incoming, scope)
    }
  }
}

extension Signal {
  /// Passes values until `trigger` sends or completes.
  ///
  ///     --1--2--3--4--|
  ///     ---------x----|
  ///     take(until:)
  ///     --1--2--3|
  ///
  /// - Parameter trigger: What completes the result. Its interruption changes nothing.
  /// - Returns: The values before. Ends there, or with this signal.
  @inlinable
  public func take(until trigger: Signal<(), Never>) -> Signal<Value, Error> {
    .fed(by: source.take(until: trigger.source.trigger.promotingFailure(to: Error.self)))
  }

  /// Passes values until `replacement` says something, and then what `replacement` says.
  ///
  ///     --1--2--3--4--|
  ///     --------a--b-----|
  ///     take(untilReplacement:)
  ///     --1--2--a--b-----|
  ///
  /// - Parameter signal: What takes over with its first event, be it its end.
  /// - Returns: The values of both. Ends with `signal`; this signal's completion changes nothing, its failure and interruption are passed on.
  @inlinable
  public func take(untilReplacement signal: Signal<Value, Error>) -> Signal<Value, Error> {
    .fed(by: source.take(untilReplacement: signal.source))
  }
}

extension SignalProducer {
  /// Passes values until `trigger` sends or completes.
  ///
  ///     --1--2--3--4--|
  ///     ---------x----|
  ///     take(until:)
  ///     --1--2--3|
  ///
  /// - Parameter trigger: What completes the result; it is started before this producer, which isn't started if it sends at once. Its
  ///   interruption changes nothing.
  /// - Returns: The values before. Ends there, or with this producer.
  @_disfavoredOverload
  @inlinable
  public func take(until trigger: SignalProducer<(), Never>) -> SignalProducer<Value, Error> {
    SignalProducer(guarding: inner().take(until: trigger.inner().trigger.promotingFailure(to: Error.self)))
  }

  /// Passes values until `trigger` sends or completes.
  ///
  /// - Parameter trigger: What completes the result; it is started before this producer.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func take<Trigger: SignalProducerConvertible>(until trigger: Trigger) -> SignalProducer<Value, Error>
  where Trigger.Value == (), Trigger.Error == Never {
    take(until: trigger.producer)
  }

  /// Passes values until `replacement` says something, and then what `replacement` says.
  ///
  ///     --1--2--3--4--|
  ///     --------a--b-----|
  ///     take(untilReplacement:)
  ///     --1--2--a--b-----|
  ///
  /// - Parameter replacement: What takes over with its first event, be it its end. It is started before this producer.
  /// - Returns: The values of both. Ends with `replacement`; this producer's completion changes nothing, its failure and interruption are
  ///   passed on.
  @inlinable
  public func take(untilReplacement replacement: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer(guarding: inner().take(untilReplacement: replacement.inner()))
  }

  /// Passes values until `replacement` says something, and then what `replacement` says.
  ///
  /// - Parameter replacement: What takes over with its first event. It is started before this producer.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  @inlinable
  public func take<Replacement: SignalProducerConvertible>(
    untilReplacement replacement: Replacement
  ) -> SignalProducer<Value, Error> where Replacement.Value == Value, Replacement.Error == Error {
    take(untilReplacement: replacement.producer)
  }
}
