/// Runs work one piece at a time, in order.
///
/// Conforming types can be used from any thread.
@preconcurrency
public protocol Scheduler: AnyObject, Sendable {
  /// Runs `action` soon, or at once.
  ///
  /// - Parameter action: Called once, unless it is cancelled before.
  /// - Returns: What cancels the action as long as it has not started; nil if there is nothing to cancel.
  @discardableResult
  func schedule(_ action: @escaping () -> Void) -> (any Disposable)?
}
