/// Something that an app has many of, and what one of them takes from the heap.
struct MemoryRow {
  let name: String
  let details: String
  /// Sets up for so many.
  let prepare: (Int) -> Holder

  /// Makes all of them, and gives all of them up again.
  struct Holder {
    let hold: () -> Void
    let release: () -> Void
  }

  /// Of one. Bytes are those of the heap's blocks.
  struct Costs {
    let allocations: Double
    let blocksHeld: Double
    let bytesHeld: Double
    /// Not given back after it was given up.
    let bytesLeft: Double
  }

  /// Nil where allocations cannot be counted.
  func measure() -> Costs? {
    let count = 1_000
    run(count)
    let holder = prepare(count)
    guard let held = Allocations.count(holder.hold), let released = Allocations.count(holder.release) else { return nil }
    let perItem = { (total: Int) in Double(total) / Double(count) }
    return Costs(
      allocations: perItem(held.blocks), blocksHeld: perItem(held.blocksHeld), bytesHeld: perItem(held.bytesHeld),
      bytesLeft: perItem(held.bytesHeld + released.bytesHeld))
  }

  /// Once for nothing: what is set up lazily is not to be counted.
  private func run(_ count: Int) {
    let holder = prepare(count)
    holder.hold()
    holder.release()
  }
}
