import RxSwift

/// Runs everything at once.
struct InlineScheduler: ImmediateSchedulerType {
  func schedule<State>(_ state: State, action: @escaping (State) -> any RxSwift.Disposable) -> any RxSwift.Disposable {
    action(state)
  }
}
