/// Where the task of a run sends to. It lets nothing through after the run has ended, and forgets the sink then, so that a task
/// that doesn't stop keeps nothing of the chain alive.
package final class TaskOutput<Element, Failure: Error>: Sendable {
  private let sink: Locked<Sink<Element, Failure>?>
  private let scope: Scope

  init(_ sink: Sink<Element, Failure>, until scope: Scope) {
    self.sink = Locked(sink)
    self.scope = scope
  }

  /// Sends an element.
  ///
  /// - Returns: Whether the run goes on. If it doesn't, the task should return.
  package func next(_ element: Element) -> Bool {
    guard let sink = sink.locked({ $0 }), !scope.isEnded else { return false }
    LockCheck.assertNoneHeld()
    sink.next(element)
    return !scope.isEnded
  }

  /// Ends the run.
  package func end(_ termination: Termination<Failure>) {
    guard let sink = sink.locked({ $0 }), !scope.isEnded else { return }
    LockCheck.assertNoneHeld()
    sink.end(termination)
  }

  func close() {
    _ = sink.locked { $0.take() }
  }
}

extension Source {
  /// Runs `work` in a task of its own for each run, and cancels it when the run ends.
  ///
  /// - Parameters:
  ///   - isDetached: Whether the task has nothing of the caller's task: neither its priority nor its task-local values.
  ///   - work: Sends one signal at a time to the output.
  package static func task(
    isDetached: Bool, priority: TaskPriority?, _ work: @escaping (TaskOutput<Element, Failure>) async -> Void
  ) -> Source {
    Source { sink, scope in
      let output = TaskOutput(sink, until: scope)
      let work = Transfer(work)
      let operation: @Sendable () async -> Void = { await work.value(output) }
      let task =
        isDetached
        ? Task.detached(priority: priority, operation: operation) : Task(priority: priority, operation: operation)
      scope.add(
        Teardown {
          output.close()
          task.cancel()
        })
    }
  }
}
