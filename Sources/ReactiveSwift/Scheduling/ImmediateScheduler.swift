/// Runs work on the spot.
public final class ImmediateScheduler: Scheduler {
  /// Makes a scheduler. It has no state: all of them are alike.
  public init() {}

  /// Runs `action` before it returns.
  ///
  /// - Returns: Nil, since there is nothing left to cancel.
  @discardableResult
  public func schedule(_ action: @escaping () -> Void) -> (any Disposable)? {
    action()
    return nil
  }
}
