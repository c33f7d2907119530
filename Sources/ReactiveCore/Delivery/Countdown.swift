import Synchronization

/// Counts what is still running; says who was the last.
@frozen
@usableFromInline
struct Countdown: ~Copyable {
  @usableFromInline let count: Atomic<Int>

  @inlinable init(_ count: Int) {
    self.count = Atomic(count)
  }

  @inlinable func increment() {
    count.wrappingAdd(1, ordering: .relaxed)
  }

  /// Returns true for the call that reaches 0.
  @inlinable func decrement() -> Bool {
    Checkpoint.reach()
    return count.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0
  }

  /// Whether only one is left.
  @inlinable var isAtOne: Bool {
    count.load(ordering: .acquiring) == 1
  }
}
