/// Where an item is: the index of its section, and its index in there.
public struct ItemPath: Sendable {
  /// The index of the section.
  public let sectionIndex: Int

  /// The index of the item in its section.
  public let itemIndex: Int

  /// The path to an item.
  ///
  /// - Parameters:
  ///   - sectionIndex: The index of the section.
  ///   - itemIndex: The index of the item in its section.
  public init(sectionIndex: Int, itemIndex: Int) {
    self.sectionIndex = sectionIndex
    self.itemIndex = itemIndex
  }
}

extension ItemPath: Hashable {}

extension ItemPath: CustomDebugStringConvertible {
  /// Both indexes: `(section, item)`.
  public var debugDescription: String {
    "(\(sectionIndex), \(itemIndex))"
  }
}
