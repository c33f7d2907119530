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
  private let action: Locked<Action?>

  init(scheduler: Scheduler, action: @escaping Action) {
    self.scheduler = scheduler
    self.action = Locked(action)
    pending.insert(Disposables.create { [action = self.action] in _ = action.locked { $0.take() } })
  }

  func schedule(_ state: State) {
    let run = SingleAssignmentDisposable()
    guard let key = pending.insert(run) else { return }
    run.setDisposable(
      scheduler.schedule(state) { state in
        if let action = self.action.locked({ $0 }) { action(state, self.schedule) }
        self.finish(key)
        return Disposables.create()
      })
  }

  private func finish(_ key: CompositeDisposable.DisposeKey) {
    pending.remove(for: key)
    if pending.count == 1 { pending.dispose() }
  }
}
