/// Numbers distinct identities in order of their first appearance. Each is hashed once per look-up, and stored once.
///
/// Open addressing: a slot holds 32 bits of the hash and the number plus one, so that few identities are compared in vain, and
/// none is hashed again when the table grows.
@usableFromInline
struct IdentityTable<Identity: Hashable> {
  @usableFromInline private(set) var identities: ContiguousArray<Identity> = []
  @usableFromInline var slots: ContiguousArray<UInt64>

  /// - Parameter capacity: How many identities there will probably be.
  @inlinable
  init(capacity: Int) {
    let least = max(16, capacity + capacity / 2)
    slots = ContiguousArray(repeating: 0, count: 1 << (Int.bitWidth - (least - 1).leadingZeroBitCount))
    identities.reserveCapacity(capacity)
  }

  /// The number of an identity, and whether it is new.
  @inlinable
  mutating func number(_ identity: Identity) -> (number: Int, isNew: Bool) {
    if 4 * identities.count >= 3 * slots.count { grow() }
    var hasher = Hasher()
    hasher.combine(identity)
    let hash = UInt64(UInt32(truncatingIfNeeded: hasher.finalize()))
    let mask = slots.count - 1
    var index = Int(hash) & mask
    while slots[index] != 0 {
      let number = Int(slots[index] & 0xFFFF_FFFF) - 1
      if slots[index] >> 32 == hash, identities[number] == identity { return (number, false) }
      index = (index + 1) & mask
    }
    identities.append(identity)
    slots[index] = hash << 32 | UInt64(identities.count)
    return (identities.count - 1, true)
  }

  @usableFromInline
  mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: 0, count: old.count * 2)
    let mask = slots.count - 1
    for slot in old where slot != 0 {
      var index = Int(slot >> 32) & mask
      while slots[index] != 0 { index = (index + 1) & mask }
      slots[index] = slot
    }
  }
}
