import ReactiveCore

/// The elements of a sequence, as an asynchronous sequence with a limit on what waits.
///
/// Each iterator, and so each loop, has its own subscription: several tasks may loop over the same `AsyncValues`, each gets all
/// elements, and cancelling one of them doesn't touch the others.
public struct AsyncValues<Element, Failure: Swift.Error>: AsyncSequence, Sendable {
  let source: Observable<Element>
  let policy: ValuesBufferingPolicy<Failure>
  let finish: @Sendable (Termination<any Swift.Error>) throws(Failure) -> Void

  /// A subscription that is made when the first element is asked for.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pull: Pull(source.source, limit: policy.limit), finish: finish)
  }

  /// One subscription.
  public struct Iterator: AsyncIteratorProtocol {
    let pull: Pull<Element, any Swift.Error>
    let finish: (Termination<any Swift.Error>) throws(Failure) -> Void

    /// The next element, as soon as there is one.
    ///
    /// The first call subscribes, on the actor that calls. Cancelling the task disposes the subscription, drops what was waiting
    /// and ends the iteration.
    ///
    /// - Parameter actor: Where the iteration runs.
    /// - Returns: The element, or nil at the end. Throws what the sequence fails with, and `CancellationError` if the task is
    ///   cancelled, if this sequence can throw at all.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      switch await pull.next(isolation: actor) {
      case .next(let element): return element
      case .end(let termination):
        try finish(termination)
        return nil
      }
    }
  }
}

extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence with a limit on what waits:
  ///
  ///     for try await position in positions.values(bufferingPolicy: .bufferingNewest(1)) { ... }
  ///
  /// Unlike `values`, each loop over the result has its own subscription, and a cancelled task always throws `CancellationError`.
  /// The subscription is made when a loop asks for its first element, on the actor that the loop runs on.
  ///
  /// - Parameter bufferingPolicy: How many elements may wait for the loop, and what happens to more.
  /// - Returns: The elements in order. Ends when this sequence completes, and throws what it fails with. Completion, failure,
  ///   cancellation and leaving the loop dispose the subscription, before the loop goes on.
  @_disfavoredOverload
  public func values(
    bufferingPolicy: ValuesBufferingPolicy<any Swift.Error>
  ) -> AsyncValues<Element, any Swift.Error> {
    AsyncValues(source: asObservable(), policy: bufferingPolicy) { termination in
      let _: Element? = try termination.finish()
    }
  }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence with a limit on what waits, which doesn't throw.
  ///
  /// Unlike `values`, each loop over the result has its own subscription, made when the loop asks for its first element, on
  /// the actor that the loop runs on.
  ///
  /// - Parameter bufferingPolicy: How many elements may wait for the loop, and what happens to more.
  /// - Returns: The elements in order. Ends when this sequence completes or the task is cancelled; either, and leaving the loop,
  ///   disposes the subscription, before the loop goes on.
  public func values(bufferingPolicy: ValuesBufferingPolicy<Never>) -> AsyncValues<Element, Never> {
    AsyncValues(source: asObservable(), policy: bufferingPolicy) { termination in
      let _: Element? = termination.finishInfallible()
    }
  }
}
