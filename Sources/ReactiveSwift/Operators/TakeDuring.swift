import ReactiveCore

extension Source {
  /// Passes elements until a lifetime ends, then completes. If it has ended, the run is interrupted without running this source.
  @inlinable
  func take(during lifetime: Lifetime) -> Source {
    .immediate { [self] sink, scope in
      guard !lifetime.hasEnded else { return sink.end(.interrupted) }
      let end = Source<Void, Failure>.immediate { trigger, scope in
        if let observation = lifetime.observeEnded({ trigger.next(()) }) { scope.add(observation) }
      }
      take(until: end).run(sink, scope)
    }
  }
}

extension Signal {
  /// Passes values until `lifetime` ends.
  ///
  /// - Parameter lifetime: Its end completes the result. If it has ended, the observers of the result get `interrupted`.
  /// - Returns: The values before. Ends there, or with this signal.
  @inlinable
  public func take(during lifetime: Lifetime) -> Signal<Value, Error> {
    .fed(by: source.take(during: lifetime))
  }
}

extension SignalProducer {
  /// Passes values until `lifetime` ends.
  ///
  /// - Parameter lifetime: Its end completes the runs. If it has ended, a run is interrupted at once, and this producer is not started.
  /// - Returns: The values before. Ends there, or with this producer.
  @inlinable
  public func take(during lifetime: Lifetime) -> SignalProducer<Value, Error> {
    SignalProducer(guarding: inner().take(during: lifetime))
  }
}
