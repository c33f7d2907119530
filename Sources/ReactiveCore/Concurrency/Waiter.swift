/// A task that is suspended until it gets a value. It is resumed once, and never under a lock.
///
/// Debug builds trap at a second resumption and report a missing one.
struct Waiter<Value> {
  #if DEBUG
    private let continuation: CheckedContinuation<Transfer<Value>, Never>
  #else
    private let continuation: UnsafeContinuation<Transfer<Value>, Never>
  #endif

  /// Suspends the task that calls, after handing a waiter for it to `body`.
  static func wait(isolation: isolated (any Actor)?, _ body: (Waiter) -> Void) async -> Value {
    #if DEBUG
      await withCheckedContinuation(isolation: isolation) { body(Waiter(continuation: $0)) }.value
    #else
      await withUnsafeContinuation(isolation: isolation) { body(Waiter(continuation: $0)) }.value
    #endif
  }

  func resume(_ value: Value) {
    LockCheck.assertNoneHeld()
    continuation.resume(returning: Transfer(value))
  }
}
