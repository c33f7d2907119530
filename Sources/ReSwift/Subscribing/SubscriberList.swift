/// Subscriptions that are told under the same condition, in order of subscription. The store's lock guards it.
///
/// A pass takes a snapshot of `slots`; what changes meanwhile goes to a copy. Removing leaves a hole, and holes are closed when they
/// outnumber the subscriptions: each change costs the same at any length.
@usableFromInline
class SubscriberList: @unchecked Sendable {  // the store's lock
  @usableFromInline typealias Slots = ContiguousArray<SubscriberEntry?>

  @usableFromInline final var slots: Slots = []
  private final var holes = 0

  @usableFromInline init() {}

  final var isEmpty: Bool { slots.count == holes }

  final func append(_ entry: SubscriberEntry) {
    entry.index = slots.count
    slots.append(entry)
  }

  final func remove(_ entry: SubscriberEntry) {
    slots[entry.index] = nil
    holes += 1
    guard holes > 16, holes > slots.count / 2 else { return }
    slots.removeAll { $0 == nil }
    holes = 0
    for (index, entry) in slots.enumerated() { entry!.index = index }
  }
}
