import ReactiveCore

extension AsyncSequence {
  /// The elements of this asynchronous sequence as an `Observable`.
  ///
  ///     let lines = FileHandle.standardInput.bytes.lines.asObservable()
  ///
  /// Each subscription iterates in a detached task of its own, never on the actor of the caller, and elements are delivered there.
  /// The sequence need not be `Sendable`: it must stand being iterated by that task, and by several if there are several
  /// subscriptions.
  ///
  /// - Parameter priority: The priority of the task.
  /// - Returns: The elements. Completes with the sequence, or when that throws `CancellationError`; fails with anything else that
  ///   it throws. Disposal cancels the task, and nothing is delivered after that. The iteration has no back-pressure but the time
  ///   that subscribers take for an element. Implements Rx `asObservable`.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    let elements = Transfer(self)
    return Observable(
      .task(isDetached: true, priority: priority) { output in
        do {
          for try await element in elements.value {
            guard output.next(element) else { return }
          }
          output.end(.completed)
        } catch {
          output.end(error is CancellationError ? .completed : .failed(error))
        }
      })
  }
}
