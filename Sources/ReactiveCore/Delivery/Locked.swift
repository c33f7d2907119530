/// A value with its lock. Unlike `Mutex`, the value need not be `Sendable`.
public final class Locked<Value>: @unchecked Sendable {  // `lock` guards `value`
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable public init(_ value: Value) {
    self.value = value
  }

  /// Runs `section` alone. It must not call out, nor release a value of the user: return what is to be
  /// released or called, and do it after.
  @inlinable public func locked<Result>(_ section: (inout Value) -> Result) -> Result {
    lock.locked { section(&value) }
  }
}
