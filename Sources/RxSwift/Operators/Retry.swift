import ReactiveCore

extension ObservableType {
  /// Subscribes again whenever this sequence fails, without limit.
  ///
  /// - Returns: The elements of all attempts. Completes with the first attempt that does. The stack doesn't grow, however many attempts fail
  ///   at once. Implements Rx `retry`.
  @inlinable
  public func retry() -> Observable<Element> {
    Observable(asObservable().source.retry())
  }

  /// Subscribes again when this sequence fails, up to a number of attempts in all.
  ///
  ///     --1--X      --1--2--|
  ///     retry(2)
  ///     --1----1--2--|
  ///
  /// - Parameter maxAttemptCount: How many subscriptions there are at the most; with 0 it completes at once.
  /// - Returns: The elements of all attempts. The error of the last attempt is final. Implements Rx `retry`.
  @inlinable
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Observable(asObservable().source.retry(attempts: maxAttemptCount))
  }

  /// Subscribes again whenever a trigger, made of the errors, says so.
  ///
  ///     --1--X--             (this sequence)
  ///     -------x-|           (the trigger)
  ///     --1----1--X|
  ///
  /// - Parameter notificationHandler: Called once per subscription, with the sequence of the errors. The trigger that it returns is
  ///   subscribed first. Its elements cause new attempts; its end ends the result, while an attempt runs at that attempt's error.
  /// - Returns: The elements of all attempts. Completes with an attempt that does. Implements Rx `retryWhen`.
  public func retry(when notificationHandler: @escaping (Observable<any Swift.Error>) -> some ObservableType) -> Observable<
    Element
  > {
    Observable(
      asObservable().source.retry(notice: { $0 }, when: { notificationHandler(Observable($0)).asObservable().source }))
  }

  /// Subscribes again whenever a trigger, made of the errors of one type, says so. An error of another type is final.
  ///
  /// - Parameter notificationHandler: As for errors of any type.
  /// - Returns: The elements of all attempts. Implements Rx `retryWhen`.
  public func retry<Error: Swift.Error>(
    when notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    Observable(
      asObservable().source.retry(
        notice: { $0 as? Error }, when: { notificationHandler(Observable($0)).asObservable().source }))
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen(
    _ notificationHandler: @escaping (Observable<any Swift.Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Error: Swift.Error>(
    _ notificationHandler: @escaping (Observable<Error>) -> some ObservableType
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }
}
