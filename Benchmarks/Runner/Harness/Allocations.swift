import AllocationCounter

/// What a piece of code took from the heap.
struct Allocations {
  var blocks: Int
  var bytes: Int
  /// Taken and not yet given back.
  var blocksHeld: Int
  var bytesHeld: Int

  static var canBeCounted: Bool {
    allocation_counter_is_available()
  }

  /// Counts what all threads allocate while `body` runs; nil where that is not available.
  static func count(_ body: () -> Void) -> Allocations? {
    guard canBeCounted else { return nil }
    allocation_counter_start()
    body()
    let totals = allocation_counter_stop()
    return Allocations(
      blocks: Int(totals.allocations), bytes: Int(totals.allocated_bytes),
      blocksHeld: Int(totals.allocations) - Int(totals.frees),
      bytesHeld: Int(totals.allocated_bytes) - Int(totals.freed_bytes))
  }
}
