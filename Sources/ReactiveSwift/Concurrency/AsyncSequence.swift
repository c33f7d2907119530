import ReactiveCore

extension AsyncSequence {
  /// The elements as a producer, which iterates for each start:
  ///
  ///     let lines = url.lines.asSignalProducer()
  ///
  /// Each run iterates in a detached task of its own, never on the actor of the caller, and values are sent there. The sequence
  /// need not be `Sendable`: it must stand being iterated by that task, and by several if there are several runs.
  ///
  /// - Parameter priority: The priority of the task.
  /// - Returns: The elements. Completes with the sequence, and fails with what it throws, `CancellationError` included. Disposing
  ///   a run cancels the task, and nothing but `interrupted` is sent after that.
  public func asSignalProducer(priority: TaskPriority? = nil) -> SignalProducer<Element, Failure> {
    let elements = Transfer(self)
    return SignalProducer(
      guarding: .task(isDetached: true, priority: priority) { output in
        do throws(Failure) {
          for try await element in elements.value {
            guard output.next(element) else { return }
          }
          output.end(.completed)
        } catch {
          output.end(.failed(error))
        }
      })
  }

  /// The elements as a signal, which iterates from now on.
  ///
  /// - Parameter priority: The priority of the task that iterates.
  /// - Returns: The elements. Ends with the sequence. The task is cancelled when the signal is neither referenced nor observed
  ///   any more.
  public func asSignal(priority: TaskPriority? = nil) -> Signal<Element, Failure> {
    Signal { observer, lifetime in
      lifetime += asSignalProducer(priority: priority).start(observer)
    }
  }
}
