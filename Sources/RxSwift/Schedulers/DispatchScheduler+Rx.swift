import Dispatch
import ReactiveCore

/// What the schedulers on dispatch queues have in common.
extension DispatchScheduler {
  func scheduleRelative<State>(
    _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let item = ScheduledItem(state, action)
    let timer = schedule(after: dueTime.saturatedNanoseconds, item.run)
    return PairDisposable(timer, item)
  }

  func schedulePeriodic<State>(
    _ state: State, startAfter: RxTimeInterval, period: RxTimeInterval, action: @escaping (State) -> State
  ) -> any Disposable {
    var current = state
    return schedulePeriodic(after: startAfter.saturatedNanoseconds, every: period.saturatedNanoseconds) {
      current = action(current)
    }
  }
}
