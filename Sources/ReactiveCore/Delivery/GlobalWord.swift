import Synchronization

/// Atomic access to a global integer.
///
/// A global of type `Atomic` is made at its first use, under `swift_once`, and ThreadSanitizer takes each later use for a
/// synchronisation too: it would see no race between two threads that both passed a checkpoint. An integer is in memory from the start.
/// Its variable is marked `@exclusivity(unchecked)` and only used through this type.
@usableFromInline
enum GlobalWord {
  @usableFromInline typealias Word = UnsafeMutablePointer<Int>

  @inlinable static func load(_ word: Word) -> Int {
    UnsafeMutableRawPointer(word).assumingMemoryBound(to: Atomic<Int>.self).pointee.load(ordering: .acquiring)
  }

  @inlinable static func store(_ value: Int, in word: Word) {
    UnsafeMutableRawPointer(word).assumingMemoryBound(to: Atomic<Int>.self).pointee.store(value, ordering: .releasing)
  }

  /// Returns the value before. Relaxed: counting brings no order into what would be a race.
  @inlinable static func add(_ change: Int, to word: Word) -> Int {
    UnsafeMutableRawPointer(word).assumingMemoryBound(to: Atomic<Int>.self).pointee
      .wrappingAdd(change, ordering: .relaxed).oldValue
  }
}
