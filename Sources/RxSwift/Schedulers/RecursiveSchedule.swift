import ReactiveCore

extension ImmediateSchedulerType {
  /// Runs an action that may schedule itself again.
  ///
  /// - Parameters:
  ///   - state: Passed to the first run of the action.
  ///   - action: Gets a state and a function; each call of that function schedules one more run, with the state given to it.
  /// - Returns: Disposing it cancels all runs that have not started, and releases the action.
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = RecursiveSchedule(scheduler: self, action: action)
    recursion.schedule(state)
    return recursion.pending
  }
}

/// The runs of a recursive action that have not finished.
private final class RecursiveSchedule<Scheduler: ImmediateSchedulerType, State>: Sendable {
  typealias Action = (State, (State) -> Void) -> Void

  /// What releases the action, and an entry for each run.
  let pending = CompositeDisposable()
  private let scheduler: Scheduler
  private let content: Locked<Content>

  /// In a struct, since a bare closure would be wrapped once more at each access to `Locked`.
  private struct Content {
    var action: Action?
  }

  init(scheduler: Scheduler, action: @escaping Action) {
    self.scheduler = scheduler
    content = Locked(Content(action: action))
    pending.insert(Disposables.create { [content] in _ = content.locked { $0.action.take() } })
  }

  func schedule(_ state: State) {
    let run = SingleAssignmentDisposable()
    guard let key = pending.insert(run) else { return }
    run.setDisposable(
      scheduler.schedule(state) { state in
        if let action = self.content.locked({ $0.action }) { action(state, self.schedule) }
        self.finish(key)
        return Disposables.create()
      })
  }

  private func finish(_ key: CompositeDisposable.DisposeKey) {
    pending.remove(for: key)
    if pending.count == 1 { pending.dispose() }
  }
}
