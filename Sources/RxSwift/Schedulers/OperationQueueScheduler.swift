import Foundation

/// Runs actions as operations of an `OperationQueue`. As many run at a time as the queue allows.
///
/// May be used from any thread. It has no clock.
public class OperationQueueScheduler: ImmediateSchedulerType, @unchecked Sendable {  // immutable
  /// What runs the actions.
  public let operationQueue: OperationQueue

  /// The priority of each operation among those that wait.
  public let queuePriority: Operation.QueuePriority

  /// Makes a scheduler for `operationQueue`.
  ///
  /// - Parameters:
  ///   - operationQueue: What runs the actions.
  ///   - queuePriority: The priority of each operation among those that wait.
  public init(operationQueue: OperationQueue, queuePriority: Operation.QueuePriority = .normal) {
    self.operationQueue = operationQueue
    self.queuePriority = queuePriority
  }

  /// Runs `action` as an operation.
  ///
  /// - Parameters:
  ///   - state: Passed to the action.
  ///   - action: What to run, once. It returns what is to be disposed with the result of this method.
  /// - Returns: Disposing it cancels the action if it has not started, and later disposes what the action returned.
  public func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
    let item = ScheduledItem(state, action)
    let operation = BlockOperation { item.run() }
    operation.queuePriority = queuePriority
    operationQueue.addOperation(operation)
    return item
  }
}
