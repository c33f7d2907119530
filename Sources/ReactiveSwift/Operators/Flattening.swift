import ReactiveCore

extension SignalProducer {
  /// The producer as a source that an operator runs, in a scope of its own, beside others.
  ///
  /// It isn't started when that scope has ended, and says nothing any more once that ends.
  ///
  /// - Parameter isInterruptionCompletion: Whether its interruption counts as completion.
  @inlinable
  func inner(isInterruptionCompletion: Bool = false) -> Source<Value, Error> {
    if let onlyValue { return .just(onlyValue) }
    return .immediate { [behavior] sink, scope in
      if scope.isEnded { return }
      let incoming = sink.ending { (termination: Termination<Error>) in
        if scope.isEnded { return }
        if isInterruptionCompletion, case .interrupted = termination { sink.end(.completed) } else { sink.end(termination) }
      }
      behavior(incoming, scope)
    }
  }
}

extension Source {
  /// Runs the producers that `transform` makes, as `strategy` says.
  @inlinable
  func flatMap<Value>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Element) -> SignalProducer<Value, Failure>
  ) -> Source<Value, Failure> {
    switch strategy.kind {
    case .merge: flatMap { transform($0).inner(isInterruptionCompletion: true) }
    case .concurrent(let limit): flatMap(limit: limit) { transform($0).inner(isInterruptionCompletion: true) }
    case .latest: flatMapLatest { transform($0).inner(isInterruptionCompletion: true) }
    // A producer is made for each element, also for those that are not started.
    case .race: map { transform($0).inner() }.flatMapRace { $0 }
    case .throttle: map { transform($0).inner() }.flatMapFirst { $0 }
    }
  }
}
