extension ContiguousArray<SubscriberEntry?> {
  /// The entries of several lists in order of subscription.
  static func merging(_ lists: [ContiguousArray<SubscriberEntry?>]) -> ContiguousArray<SubscriberEntry?> {
    var lists = lists.filter { !$0.isEmpty }
    while lists.count > 1 {
      lists = stride(from: 0, to: lists.count, by: 2).map { index in
        index + 1 < lists.count ? merging(lists[index], lists[index + 1]) : lists[index]
      }
    }
    return lists.first ?? []
  }

  private static func merging(_ first: Self, _ second: Self) -> Self {
    var result = Self()
    result.reserveCapacity(first.count + second.count)
    var (left, right) = (first.makeIterator(), second.makeIterator())
    var (nextLeft, nextRight) = (left.nextEntry(), right.nextEntry())
    while let leftEntry = nextLeft, let rightEntry = nextRight {
      if leftEntry.number < rightEntry.number {
        result.append(leftEntry)
        nextLeft = left.nextEntry()
      } else {
        result.append(rightEntry)
        nextRight = right.nextEntry()
      }
    }
    while let entry = nextLeft {
      result.append(entry)
      nextLeft = left.nextEntry()
    }
    while let entry = nextRight {
      result.append(entry)
      nextRight = right.nextEntry()
    }
    return result
  }
}

extension IndexingIterator<ContiguousArray<SubscriberEntry?>> {
  /// The next one that is no hole.
  fileprivate mutating func nextEntry() -> SubscriberEntry? {
    while let entry = next() {
      if let entry { return entry }
    }
    return nil
  }
}
