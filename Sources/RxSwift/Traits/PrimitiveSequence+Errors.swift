extension PrimitiveSequence {
  /// Goes on with another sequence when this one fails.
  ///
  /// - Parameter handler: Called with the error, on the thread that sends it. What it throws is sent instead.
  /// - Returns: What this sequence sends or, if it fails, what the other one sends. Implements Rx `catch`.
  @inlinable
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Subscribes again when this sequence fails, up to a number of attempts in all.
  ///
  /// - Parameter maxAttemptCount: How many subscriptions there are at the most. With 0 the sequence completes at once, which a
  ///   `Single` must not.
  /// - Returns: What the last attempt sends. Implements Rx `retry`.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again whenever this sequence has failed and another one, made from the errors, sends an element.
  ///
  /// - Parameter notificationHandler: Called once per subscription with the errors. When the sequence that it returns ends, the
  ///   result ends with it: a `Single` must not complete this way.
  /// - Returns: What the last attempt sends. Implements Rx `retry(when:)`.
  public func retry(
    when notificationHandler: @escaping (Observable<any Swift.Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes again whenever this sequence has failed with a certain type of error and another sequence, made from these
  /// errors, sends an element.
  ///
  /// - Parameter notificationHandler: Called once per subscription with the errors. When the sequence that it returns ends, the
  ///   result ends with it: a `Single` must not complete this way.
  /// - Returns: What the last attempt sends. An error of another type ends it. Implements Rx `retry(when:)`.
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }
}

extension PrimitiveSequence {
  /// The old name of `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Swift.Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catch(handler)
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Error: Swift.Error>(
    _ notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }
}
