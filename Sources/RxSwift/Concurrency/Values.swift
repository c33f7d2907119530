import ReactiveCore

extension ObservableConvertibleType {
  /// The elements as an asynchronous sequence, for one `for try await` loop:
  ///
  ///     for try await price in prices.values { ... }
  ///
  /// Each time that the property is read there is a new sequence with one subscription. It is made when the loop asks for its first
  /// element: on the main actor if the property was read on the main thread, otherwise off every actor. So nothing is
  /// buffered before the loop begins; what is sent to a subject before that is missed.
  ///
  /// Elements keep their order and wait until the loop takes them, however many there are; `values(bufferingPolicy:)`
  /// sets a limit. The loop ends when the sequence completes, and throws what it fails with; it throws `CancellationError` if its task
  /// is cancelled while it waits, and just ends if the task was cancelled before it asks. Completion, failure, cancellation and
  /// leaving the loop dispose the subscription, before the loop goes on.
  ///
  /// Implements Rx `values`.
  public var values: AsyncThrowingStream<Element, any Swift.Error> {
    let pull = Pull(asObservable().source, limit: .unbounded, place: MainQueue.isThreadCurrent ? .main : .asking)
    return AsyncThrowingStream {
      switch await pull.next() {
      case .next(let element): element
      case .end(let termination): try termination.finish()
      }
    }
  }
}

extension InfallibleType {
  /// The elements as an asynchronous sequence, for one `for await` loop:
  ///
  ///     for await title in titles.values { ... }
  ///
  /// Each time that the property is read there is a new sequence with one subscription. It is made when the loop asks for its first
  /// element: on the main actor if the property was read on the main thread, otherwise off every actor. So nothing is
  /// buffered before the loop begins.
  ///
  /// Elements keep their order and wait until the loop takes them, however many there are; `values(bufferingPolicy:)`
  /// sets a limit. The loop ends when the sequence completes or its task is cancelled. Completion, cancellation and leaving the loop
  /// dispose the subscription, before the loop goes on.
  ///
  /// Implements Rx `values`.
  public var values: AsyncStream<Element> {
    asObservable().infallibleValues(subscribesOnMain: MainQueue.isThreadCurrent)
  }
}

extension Observable {
  /// The `values` of a sequence that doesn't fail.
  package func infallibleValues(subscribesOnMain: Bool) -> AsyncStream<Element> {
    let pull = Pull(source, limit: .unbounded, place: subscribesOnMain ? .main : .asking)
    return AsyncStream {
      switch await pull.next() {
      case .next(let element): element
      case .end(let termination): termination.finishInfallible()
      }
    }
  }
}

extension Termination where Failure == any Swift.Error {
  /// The end of an asynchronous sequence: nil, or an error to throw.
  func finish<Element>() throws -> Element? {
    switch self {
    case .completed: nil
    case .failed(let error): throw error
    case .interrupted: throw CancellationError()
    }
  }

  /// The end of an asynchronous sequence that can't fail.
  func finishInfallible<Element>() -> Element? {
    if case .failed(let error) = self { reportFailureOfInfallible(error) }
    return nil
  }
}
