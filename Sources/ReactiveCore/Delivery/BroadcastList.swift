/// What the list of observers needs to know of one: nothing of its elements, so that generic code that isn't specialised, such as a
/// teardown, looks up no metadata.
public class BroadcastListEntry: @unchecked Sendable {  // `index`: the baton
  /// The place in the broadcaster's list.
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var index = -1

  @inlinable init() {}
}

/// The observers in order of subscription. Belongs to the holder of the broadcaster's baton.
///
/// The first one needs no list. Removing leaves a hole, and holes are closed when they outnumber the observers: each change costs
/// the same at any length. Observers are unmanaged, for none is retained per delivery: the list holds one reference to each.
@usableFromInline
struct BroadcastList {
  @usableFromInline typealias Slot = BroadcastListEntry
  /// The only observer, or nil if there is none or `base` holds them.
  @usableFromInline var only: Unmanaged<Slot>?
  @usableFromInline var base: UnsafeMutablePointer<Unmanaged<Slot>?>?
  @usableFromInline var count = 0
  @usableFromInline var capacity = 0
  @usableFromInline var holes = 0

  @inlinable init() {}

  @inlinable mutating func append(_ slot: Slot) {
    if base == nil, only == nil {
      only = Unmanaged.passRetained(slot)
    } else {
      appendToList(Unmanaged.passRetained(slot))
    }
  }

  @usableFromInline mutating func appendToList(_ slot: Unmanaged<Slot>) {
    if count == capacity { grow() }
    if let first = only.take() { place(first) }
    place(slot)
  }

  private mutating func place(_ slot: Unmanaged<Slot>) {
    slot._withUnsafeGuaranteedRef { $0.index = count }
    base!.advanced(by: count).initialize(to: slot)
    count += 1
  }

  private mutating func grow() {
    capacity = max(8, capacity * 2)
    let larger = UnsafeMutablePointer<Unmanaged<Slot>?>.allocate(capacity: capacity)
    if let base {
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
    }
    base = larger
  }

  @inlinable mutating func remove(_ slot: Unmanaged<Slot>) {
    if only != nil { only = nil } else { removeFromList(slot) }
    slot.release()
  }

  @usableFromInline mutating func removeFromList(_ slot: Unmanaged<Slot>) {
    base![slot._withUnsafeGuaranteedRef { $0.index }] = nil
    holes += 1
    if holes > 16, holes > count / 2 { closeHoles() }
  }

  private mutating func closeHoles() {
    let old = count
    count = 0
    holes = 0
    for index in 0..<old {
      if let slot = base![index] { place(slot) }
    }
  }

  /// Empties the list. The caller releases what it returns.
  @usableFromInline mutating func removeAll() -> [Unmanaged<Slot>] {
    var all: [Unmanaged<Slot>] = []
    if let only { all.append(only) }
    for index in 0..<count {
      if let slot = base![index] { all.append(slot) }
    }
    base?.deallocate()
    self = BroadcastList()
    return all
  }

  @inlinable @inline(__always)
  func forEach(_ body: (Slot) -> Void) {
    if let only {
      only._withUnsafeGuaranteedRef(body)
    } else if let base {
      for index in 0..<count { base[index]?._withUnsafeGuaranteedRef(body) }
    }
  }
}
