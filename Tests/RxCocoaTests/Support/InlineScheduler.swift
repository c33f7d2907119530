import Foundation
import RxSwift

/// Runs everything at once.
struct InlineScheduler: SchedulerType {
  var now: Date { Date() }

  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    action(state)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }
}
