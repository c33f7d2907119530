import Synchronization

/// A run that tasks pull from. It starts when the first element is asked for, and ends with the interest in it: when the task
/// that asks is cancelled, or when nobody holds this object any more.
///
/// By the time that a task gets the end, the run has been torn down.
package final class Pull<Element, Failure: Error>:
  @unchecked Sendable  // who sets `hasStarted` owns `source`; the rest is immutable
{
  /// Where the source is started.
  package enum Place: Sendable {
    /// By the task that asks first, on whatever it runs.
    case asking
    /// On the main actor.
    case main
  }

  private let inbox: Inbox<Element, Failure>
  private let scope = Scope()
  private let place: Place
  private let takesOne: Bool
  private let hasStarted = Atomic<Bool>(false)
  private var source: Source<Element, Failure>?

  /// - Parameters:
  ///   - limit: What is kept of elements that nobody has asked for.
  ///   - takesOne: Whether the run ends with its first element.
  package init(
    _ source: Source<Element, Failure>, limit: InboxLimit<Failure>, place: Place = .asking, takesOne: Bool = false
  ) {
    self.source = source
    self.place = place
    self.takesOne = takesOne
    inbox = Inbox(limit)
  }

  deinit {
    scope.dispose()
  }

  /// The next element or the end, which is `interrupted` if the task is cancelled; completion after an end.
  package func next(isolation: isolated (any Actor)? = #isolation) async -> Signal<Element, Failure> {
    // What is there already needs no handler for cancellation.
    if !Task.isCancelled, let signal = inbox.take() { return signal }
    return await withTaskCancellationHandler(
      operation: {
        startOnce()
        return await inbox.next(isolation: isolation)
      }, onCancel: interrupt, isolation: isolation)
  }

  private func startOnce() {
    if hasStarted.exchange(true, ordering: .relaxed) { return }
    switch place {
    case .asking: start()
    case .main: Task { @MainActor in start() }
    }
  }

  private func start() {
    guard let source = source.take(), !scope.isEnded else { return }
    let (inbox, scope, takesOne) = (inbox, scope, takesOne)
    source.start(
      into: Sink(
        next: { element in
          if scope.isEnded { return }
          if takesOne { scope.dispose() }
          guard let overflow = inbox.send(element) else { return }
          scope.dispose()
          inbox.end(overflow)
        },
        end: { termination in
          if scope.isEnded { return }
          scope.dispose()
          inbox.end(termination)
        }), until: scope)
  }

  private func interrupt() {
    scope.dispose()
    inbox.interrupt()
  }
}

extension Source {
  /// Runs the source until its first element or its end, which is `interrupted` if the task is cancelled.
  package func firstSignal(isolation: isolated (any Actor)? = #isolation) async -> Signal<Element, Failure> {
    await Pull(self, limit: .unbounded, takesOne: true).next(isolation: isolation)
  }
}
