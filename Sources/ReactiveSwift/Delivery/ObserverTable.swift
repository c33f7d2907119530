import Synchronization

/// The observers of a signal that has had several at a time, in order of addition.
///
/// Entries are appended in place: a delivery that is under way has read `count` before, and doesn't see them. Removing leaves a hole, and
/// holes are closed when they outnumber the observers: each change costs the same at any length. Changes are made under the lock of the
/// core; those of entries that are already there also need the right to deliver.
@usableFromInline
final class ObserverTable: @unchecked Sendable {  // as described above
  @usableFromInline let entries: UnsafeMutablePointer<Unmanaged<TableEntry>?>
  @usableFromInline let count: Synchronization.Atomic<Int>
  private let capacity: Int
  private var holes = 0
  private var ownsEntries = true

  @usableFromInline init(capacity: Int) {
    self.capacity = capacity
    entries = .allocate(capacity: capacity)
    count = Synchronization.Atomic(0)
  }

  deinit {
    if ownsEntries {
      for index in 0..<count.load(ordering: .relaxed) { entries[index]?.release() }
    }
    entries.deallocate()
  }

  /// The observers that take part in a delivery. Called by the holder of the right.
  @inlinable @inline(__always)
  func forEach(in delivery: Int, _ body: (TableEntry) -> Void) {
    for index in 0..<count.load(ordering: .acquiring) {
      entries[index]?._withUnsafeGuaranteedRef { entry in
        if entry.lastDelivery.load(ordering: .relaxed) >= delivery { body(entry) }
      }
    }
  }

  @usableFromInline var isFull: Bool { count.load(ordering: .relaxed) == capacity }

  /// Takes over the caller's reference. There must be room.
  @usableFromInline func append(_ entry: Unmanaged<TableEntry>) {
    let index = count.load(ordering: .relaxed)
    entry._withUnsafeGuaranteedRef { $0.index = index }
    (entries + index).initialize(to: entry)
    count.store(index + 1, ordering: .releasing)
  }

  /// A larger table with the same entries. This one is not to be changed any more, but may still be read.
  @usableFromInline func grown() -> ObserverTable {
    let table = ObserverTable(capacity: capacity * 2)
    for index in 0..<capacity {
      if let entry = entries[index] { table.append(entry) }
    }
    ownsEntries = false
    return table
  }

  /// Takes an entry out. Its reference goes to the caller.
  @usableFromInline func remove(_ entry: Unmanaged<TableEntry>) {
    entries[entry._withUnsafeGuaranteedRef { $0.index }] = nil
    holes += 1
    if holes > 16, holes > count.load(ordering: .relaxed) / 2 { closeHoles() }
  }

  private func closeHoles() {
    let old = count.load(ordering: .relaxed)
    holes = 0
    count.store(0, ordering: .relaxed)
    for index in 0..<old {
      if let entry = entries[index] { append(entry) }
    }
  }
}
