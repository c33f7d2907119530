import Synchronization

/// How many actions may still be scheduled.
final class ActionAllowance: Sendable {
  private let remaining = Atomic<Int>(.max)

  /// Allows `count` actions from now on, or any number with nil.
  func limit(to count: Int?) {
    remaining.store(count ?? .max, ordering: .relaxed)
  }

  /// Counts an action. Returns false if there are too many.
  func use() -> Bool {
    guard remaining.load(ordering: .relaxed) != .max else { return true }
    return remaining.subtract(1, ordering: .relaxed).newValue >= 0
  }
}
