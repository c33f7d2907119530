/// The observers in order of subscription. Belongs to the holder of the broadcaster's baton.
///
/// Removing leaves a hole, and holes are closed when they outnumber the observers: each change costs the same at any length.
@usableFromInline
struct BroadcastSlotList<Element, Failure: Error> {
  @usableFromInline typealias Slot = BroadcastSlot<Element, Failure>
  /// Unmanaged, for no observer is retained per delivery: the list holds one reference to each.
  @usableFromInline var items: ContiguousArray<Unmanaged<Slot>?> = []
  @usableFromInline var holes = 0

  @inlinable init() {}

  @inlinable mutating func append(_ slot: Slot) {
    slot.index = items.count
    items.append(Unmanaged.passRetained(slot))
  }

  @inlinable mutating func remove(_ slot: Unmanaged<Slot>) {
    let index = slot._withUnsafeGuaranteedRef { $0.index }
    if index == items.count - 1 {
      items.removeLast()
    } else {
      items[index] = nil
      holes += 1
      if holes > 16, holes > items.count / 2 { closeHoles() }
    }
    slot.release()
  }

  @usableFromInline mutating func closeHoles() {
    items.removeAll { $0 == nil }
    holes = 0
    for (index, slot) in items.enumerated() { slot!._withUnsafeGuaranteedRef { $0.index = index } }
  }

  @inlinable mutating func removeAll() -> ContiguousArray<Unmanaged<Slot>?> {
    defer {
      items = []
      holes = 0
    }
    return items
  }

  @inlinable @inline(__always)
  func forEach(_ body: (Slot) -> Void) {
    items.withUnsafeBufferPointer { items in
      for slot in items { slot?._withUnsafeGuaranteedRef(body) }
    }
  }
}
