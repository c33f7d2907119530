/// A value that is read and changed by one thread at a time.
///
/// The closures run while others wait, so they should be short. They must not use the same atomic again: that stops the program.
public final class Atomic<Value>: @unchecked Sendable {  // `lock` guards `storage`
  private let lock = ExclusiveLock("An Atomic must not be used inside of its own closure.")
  private var storage: Value

  /// Makes an atomic with a value.
  public init(_ value: Value) {
    storage = value
  }

  /// The current value.
  public var value: Value {
    get { lock.locked { storage } }
    set { swap(newValue) }
  }

  /// Changes the value.
  ///
  /// - Parameter action: Changes the value in place; nobody else sees it meanwhile.
  /// - Returns: What `action` returns. Throws what it throws, and keeps what it changed before.
  @discardableResult
  public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
    try lock.locked { try action(&storage) }
  }

  /// Uses the value while nobody changes it.
  ///
  /// - Returns: What `action` returns. Throws what it throws.
  @discardableResult
  public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
    try lock.locked { try action(storage) }
  }

  /// Replaces the value.
  ///
  /// - Returns: The value before.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    lock.locked {
      let old = storage
      storage = newValue
      return old
    }
  }
}
