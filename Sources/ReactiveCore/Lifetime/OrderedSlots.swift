/// Elements in the order of insertion, each of which can be removed by its key.
///
/// A removed element leaves a hole; when the holes prevail they are closed. Insertion costs O(1) and removal O(log n), amortised.
package struct OrderedSlots<Element> {
  private var slots: ContiguousArray<(key: UInt64, element: Element?)> = []
  private var nextKey: UInt64 = 0

  package init() {}

  package private(set) var count = 0

  /// The elements, in order.
  package var elements: [Element] {
    slots.compactMap(\.element)
  }

  /// The keys of the elements for which `isIncluded` is true.
  package func keys(where isIncluded: (Element) -> Bool) -> [UInt64] {
    slots.compactMap { slot in slot.element.map(isIncluded) == true ? slot.key : nil }
  }

  /// Adds an element at the end.
  package mutating func append(_ element: Element) -> UInt64 {
    defer { nextKey += 1 }
    slots.append((nextKey, element))
    count += 1
    return nextKey
  }

  /// Removes the element that was added under `key`, if it is still there.
  package mutating func remove(_ key: UInt64) -> Element? {
    guard let index = index(of: key), let element = slots[index].element.take() else { return nil }
    count -= 1
    if slots.count > 16, slots.count > 2 * count { slots.removeAll { $0.element == nil } }
    return element
  }

  private func index(of key: UInt64) -> Int? {
    var low = 0
    var high = slots.count
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].key == key ? low : nil
  }
}
