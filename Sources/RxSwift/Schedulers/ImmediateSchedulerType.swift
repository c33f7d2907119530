/// Something that runs actions: at once, soon, or on another thread.
@preconcurrency
public protocol ImmediateSchedulerType: Sendable {
  /// Runs `action`.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable
}
