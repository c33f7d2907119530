/// The subscriptions of a store, by subscriber and by what they are told. The store's lock guards it.
@usableFromInline
struct SubscriberRegistry {
  /// Those whom the store cannot spare a change: they are told of all, or have filters of their own.
  @usableFromInline let everyChange = SubscriberList()
  /// By the hash value of their key path.
  private var parts: [Int: [PartList]] = [:]
  @usableFromInline var hasParts = false
  private var bySubscriber: [ObjectIdentifier: SubscriberEntry] = [:]
  private var lastNumber = 0

  @usableFromInline init() {}

  func parts(withHash hash: Int) -> [PartList] {
    parts[hash] ?? []
  }

  /// The lists of parts, and the subscriptions that are in them now.
  @usableFromInline
  func partSnapshots() -> [PartSnapshot] {
    parts.values.joined().map { PartSnapshot(list: $0, slots: $0.slots) }
  }

  /// Adds a subscription, and returns the subscriber's earlier one, which has ended. The caller releases it without the lock.
  mutating func add(_ entry: SubscriberEntry) -> SubscriberEntry? {
    lastNumber += 1
    entry.number = lastNumber
    let earlier = bySubscriber.updateValue(entry, forKey: entry.link.subscriber)
    if let earlier { end(earlier) }
    if let part = entry.list as? PartList, !part.isListed {
      part.isListed = true
      hasParts = true
      parts[part.hash, default: []].append(part)
    }
    entry.list.append(entry)
    return earlier
  }

  /// Ends a subscriber's subscription, and returns it. The caller releases it without the lock.
  mutating func remove(_ subscriber: ObjectIdentifier) -> SubscriberEntry? {
    let entry = bySubscriber.removeValue(forKey: subscriber)
    if let entry { end(entry) }
    return entry
  }

  /// The same, if it is the one that `link` belongs to.
  mutating func remove(_ link: SubscriberLink) -> SubscriberEntry? {
    bySubscriber[link.subscriber]?.link === link ? remove(link.subscriber) : nil
  }

  private mutating func end(_ entry: SubscriberEntry) {
    entry.link.end()
    entry.list.remove(entry)
    guard let part = entry.list as? PartList, part.isEmpty else { return }
    part.isListed = false
    let others = parts(withHash: part.hash).filter { $0 !== part }
    parts[part.hash] = others.isEmpty ? nil : others
    hasParts = !parts.isEmpty
  }
}

@usableFromInline
struct PartSnapshot {
  let list: PartList
  let slots: SubscriberList.Slots
}
