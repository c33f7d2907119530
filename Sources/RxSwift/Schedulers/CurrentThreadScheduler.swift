import ReactiveCore

/// Runs actions on the thread that schedules them, one after the other: what an action schedules runs when the action has
/// returned, so recursion doesn't deepen the stack.
///
/// Sequences such as `of`, `from` and `range` use it unless told otherwise. May be used from any thread; each has a queue of
/// its own.
public class CurrentThreadScheduler: ImmediateSchedulerType, @unchecked Sendable {  // no state: it is that of the thread
  /// The only instance.
  public static let instance = CurrentThreadScheduler()

  init() {}

  /// Whether nothing runs on this scheduler on the current thread, so that an action would start at once.
  public static var isScheduleRequired: Bool {
    !Trampoline.current.isActive
  }

  /// Runs `action`: at once, with all that it schedules, if nothing runs on this scheduler on the current thread; otherwise
  /// when what was scheduled before it has run.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    let trampoline = Trampoline.current
    let item = ScheduledItem(state, action)
    if trampoline.isActive {
      trampoline.enqueue { item.run() }
    } else {
      Trampoline.enter { item.run() }
    }
    return item
  }
}
