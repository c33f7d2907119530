/// A blocking operator was called on the queue on which its sequence has to do something, so that neither could go on.
///
/// Call it from another queue, deliver on another one with `observe(on:)`, or use `values` or `value` in asynchronous code.
public struct BlockingDeadlock: Error, Sendable, CustomStringConvertible {
  /// What happened and what to do about it.
  public var description: String {
    """
    toBlocking() waits on the queue on which the sequence has to deliver: that can't happen before the call returns. Call it from \
    another queue, deliver on another one with observe(on:), or use `values` or `value` in asynchronous code.
    """
  }
}
