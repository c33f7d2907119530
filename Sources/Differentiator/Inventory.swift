/// The items of all sections, each also known by a running number.
@usableFromInline
struct Inventory<Item> {
  @usableFromInline let items: [[Item]]
  /// The number of each section's first item, and the count of all items.
  @usableFromInline let starts: [Int]
  /// The section of each item.
  @usableFromInline let sections: [Int]

  @inlinable
  init(_ items: [[Item]]) {
    var starts = [0]
    starts.reserveCapacity(items.count + 1)
    for section in items { starts.append(starts.last! + section.count) }
    var sections = [Int](repeating: 0, count: starts.last!)
    for section in items.indices {
      for number in starts[section]..<starts[section + 1] { sections[number] = section }
    }
    self.items = items
    self.starts = starts
    self.sections = sections
  }

  @inlinable var count: Int { sections.count }

  @inlinable
  func numbers(in section: Int) -> Range<Int> {
    starts[section]..<starts[section + 1]
  }

  @inlinable
  subscript(number: Int) -> Item {
    items[sections[number]][number - starts[sections[number]]]
  }

  @inlinable
  func path(_ number: Int) -> ItemPath {
    ItemPath(sectionIndex: sections[number], itemIndex: number - starts[sections[number]])
  }
}
