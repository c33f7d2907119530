import ReactiveCore

/// Repeats an action by scheduling each tick from the one before.
final class EmulatedPeriodicWork<Scheduler: SchedulerType>: Cancelable, @unchecked Sendable {  // `state` has its lock
  private struct State {
    var action: (() -> Void)?
    var ticksOwed = 0
  }

  private let scheduler: Scheduler
  private let period: RxTimeInterval
  private let state: Locked<State>
  private let nextTick = SerialDisposable()

  init(scheduler: Scheduler, period: RxTimeInterval, action: @escaping () -> Void) {
    self.scheduler = scheduler
    self.period = period
    state = Locked(State(action: action))
  }

  var isDisposed: Bool { nextTick.isDisposed }

  func dispose() {
    _ = state.locked { $0.action.take() }
    nextTick.dispose()
  }

  func scheduleTick(after delay: RxTimeInterval) {
    guard !nextTick.isDisposed, delay.saturatedNanoseconds < .max else { return }
    let scheduled = SingleAssignmentDisposable()
    nextTick.disposable = scheduled
    scheduled.setDisposable(
      scheduler.scheduleRelative((), dueTime: delay) {
        self.tick()
        return Disposables.create()
      })
  }

  /// Whoever raises the owed ticks from zero runs the action for all of them.
  private func tick() {
    scheduleTick(after: period)
    let isRunning = state.locked { state in
      defer { state.ticksOwed += 1 }
      return state.ticksOwed > 0
    }
    guard !isRunning else { return }
    repeat {
      guard let action = state.locked({ $0.action }) else { return }
      LockCheck.assertNoneHeld()
      action()
    } while owesMore()
  }

  private func owesMore() -> Bool {
    state.locked { state in
      state.ticksOwed -= 1
      return state.ticksOwed > 0
    }
  }
}
