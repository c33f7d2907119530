import ReactiveCore

extension Source {
  @inlinable
  func materializeEvents() -> Source<ReactiveSwift.Signal<Element, Failure>.Event, Never> {
    materialize(
      next: { .value($0) }, end: { .init($0) },
      then: { if case .interrupted = $0 { .interrupted } else { .completed } })
  }

  @inlinable
  func materializeResults() -> Source<Result<Element, Failure>, Never> {
    materialize(
      next: { .success($0) }, end: { if case .failed(let error) = $0 { .failure(error) } else { nil } },
      then: { if case .interrupted = $0 { .interrupted } else { .completed } })
  }
}

extension Source where Element: EventProtocol, Failure == Never {
  @inlinable
  func dematerializeEvents() -> Source<Element.Value, Element.Error> {
    promotingFailure(to: Element.Error.self).dematerialize { element in
      switch element.event {
      case .value(let value): .next(value)
      case .failed(let error): .end(.failed(error))
      case .completed: .end(.completed)
      case .interrupted: .end(.interrupted)
      }
    }
  }
}

extension Source where Failure == Never {
  @inlinable
  func dematerializeResults<Success, NewFailure>() -> Source<Success, NewFailure> where Element == Result<Success, NewFailure> {
    promotingFailure(to: NewFailure.self).dematerialize { result in
      switch result {
      case .success(let value): .next(value)
      case .failure(let error): .end(.failed(error))
      }
    }
  }
}

extension Signal {
  /// Turns all events into values.
  ///
  ///     --1--2--x
  ///     materialize
  ///     --1--2--(x|)
  ///
  /// - Returns: The events, the end included; then completes, or is interrupted if this signal was.
  @inlinable
  public func materialize() -> Signal<Event, Never> {
    derive(feed.materializeEvents())
  }

  /// Turns values and the failure into results.
  ///
  /// - Returns: A success for each value, and a failure if this signal fails; then completes, or is interrupted if this signal was.
  @inlinable
  public func materializeResults() -> Signal<Result<Value, Error>, Never> {
    derive(feed.materializeResults())
  }
}

extension Signal where Value: EventProtocol, Error == Never {
  /// Turns values that are events back into events: the reverse of `materialize()`.
  ///
  /// - Returns: The events. Ends with the first one that is an end, or with this signal.
  @inlinable
  public func dematerialize() -> Signal<Value.Value, Value.Error> {
    derive(feed.dematerializeEvents())
  }
}

extension Signal where Error == Never {
  /// Turns values that are results back into events: the reverse of `materializeResults()`.
  ///
  /// - Returns: The values of successes. Fails with the first failure, or ends with this signal.
  @inlinable
  public func dematerializeResults<Success, Failure>() -> Signal<Success, Failure> where Value == Result<Success, Failure> {
    derive(feed.dematerializeResults())
  }
}

extension SignalProducer {
  /// Turns all events into values.
  ///
  ///     --1--2--x
  ///     materialize
  ///     --1--2--(x|)
  ///
  /// - Returns: The events, the end included; then completes, or is interrupted if this producer was.
  @inlinable
  public func materialize() -> SignalProducer<ProducedSignal.Event, Never> {
    SignalProducer<ProducedSignal.Event, Never>(source: source.endingOnce { $0.materializeEvents() })
  }

  /// Turns values and the failure into results.
  ///
  /// - Returns: A success for each value, and a failure if this producer fails; then completes, or is interrupted if this producer was.
  @inlinable
  public func materializeResults() -> SignalProducer<Result<Value, Error>, Never> {
    SignalProducer<Result<Value, Error>, Never>(source: source.endingOnce { $0.materializeResults() })
  }
}

extension SignalProducer where Value: EventProtocol, Error == Never {
  /// Turns values that are events back into events: the reverse of `materialize()`.
  ///
  /// - Returns: The events. Ends with the first one that is an end, or with this producer.
  @inlinable
  public func dematerialize() -> SignalProducer<Value.Value, Value.Error> {
    SignalProducer<Value.Value, Value.Error>(source: source.endingOnce { $0.dematerializeEvents() })
  }
}

extension SignalProducer where Error == Never {
  /// Turns values that are results back into events: the reverse of `materializeResults()`.
  ///
  /// - Returns: The values of successes. Fails with the first failure, or ends with this producer.
  @inlinable
  public func dematerializeResults<Success, Failure>() -> SignalProducer<Success, Failure>
  where Value == Result<Success, Failure> {
    SignalProducer<Success, Failure>(source: source.endingOnce { $0.dematerializeResults() })
  }
}
