/// Carries a value to another thread or task, whether or not it is `Sendable`.
///
/// Elements need not be: who sends one gives it away, and at most one side uses it at a time. The compiler can't see that, so
/// everything that asynchronous code takes over from a stream passes through this box.
@frozen
package struct Transfer<Value>: @unchecked Sendable {  // given away by one side, then used by the other
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
