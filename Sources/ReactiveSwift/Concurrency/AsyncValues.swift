import ReactiveCore

/// The values of a signal or a producer, as an asynchronous sequence.
///
/// Each iterator, and so each loop, observes or starts it for itself: several tasks may loop over the same `AsyncValues`, each
/// gets all values, and cancelling one of them doesn't touch the others.
public struct AsyncValues<Element, Failure: Swift.Error>: AsyncSequence, @unchecked Sendable {  // immutable; runs are separate
  let source: Source<Element, Failure>
  let limit: InboxLimit<Failure>

  /// A run that begins when the first value is asked for.
  public func makeAsyncIterator() -> Iterator {
    Iterator(pull: Pull(source, limit: limit))
  }

  /// One run.
  public struct Iterator: AsyncIteratorProtocol {
    let pull: Pull<Element, Failure>

    /// The next value, as soon as there is one.
    ///
    /// The first call observes or starts, on the actor that calls. Cancelling the task ends that, drops what was waiting and ends
    /// the iteration.
    ///
    /// - Parameter actor: Where the iteration runs.
    /// - Returns: The value, or nil at completion, interruption or cancellation. Throws what the stream fails with.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      switch await pull.next(isolation: actor) {
      case .next(let value): return value
      case .end(.failed(let error)): throw error
      case .end(.completed), .end(.interrupted): return nil
      }
    }
  }
}

extension SignalProducer {
  /// The values of a run, as an asynchronous sequence that throws what the run fails with:
  ///
  ///     for try await page in pages.values { ... }
  ///
  /// Each loop starts the producer for itself, when it asks for its first value, on the actor that it runs on. Values keep their
  /// order and wait until the loop takes them, however many there are; `values(bufferingPolicy:)` sets a limit. The loop ends
  /// when the run completes or is interrupted, or when its task is cancelled. The end, cancellation and leaving the loop dispose
  /// the run, before the loop goes on.
  public var values: AsyncValues<Value, Error> {
    values(bufferingPolicy: .unbounded)
  }

  /// The values of a run, as an asynchronous sequence with a limit on what waits. See `values`.
  ///
  /// - Parameter bufferingPolicy: How many values may wait for the loop, and what happens to more.
  public func values(bufferingPolicy: ValuesBufferingPolicy<Error>) -> AsyncValues<Value, Error> {
    AsyncValues(source: source, limit: bufferingPolicy.limit)
  }
}

extension Signal {
  /// The values of the signal, as an asynchronous sequence that throws what the signal fails with:
  ///
  ///     for await position in positions.values { ... }
  ///
  /// Each loop observes the signal for itself, from when it asks for its first value: what is sent before that is missed. Values
  /// keep their order and wait until the loop takes them, however many there are; `values(bufferingPolicy:)` sets a limit. The
  /// loop ends when the signal does, or when its task is cancelled.
  public var values: AsyncValues<Value, Error> {
    producer.values
  }

  /// The values of the signal, as an asynchronous sequence with a limit on what waits. See `values`.
  ///
  /// - Parameter bufferingPolicy: How many values may wait for the loop, and what happens to more.
  public func values(bufferingPolicy: ValuesBufferingPolicy<Error>) -> AsyncValues<Value, Error> {
    producer.values(bufferingPolicy: bufferingPolicy)
  }
}
