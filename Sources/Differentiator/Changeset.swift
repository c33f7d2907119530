/// One batch of changes that a list applies at once: it turns the sections before it into `finalSections`.
///
/// Indexes of what is deleted, updated or moved away refer to the sections before the batch; indexes of what is inserted or
/// moved in refer to `finalSections`, and so do those of `updatedSections`.
public struct Changeset<Section: SectionModelType> {
  public typealias Item = Section.Item

  /// Whether the list has to drop everything and show `finalSections`; there are no single steps then.
  public let reloadData: Bool

  /// Always empty. The sections before the batch are the `finalSections` of the batch before it.
  public let originalSections: [Section]

  /// The sections after the batch.
  public let finalSections: [Section]

  /// Sections that are new, in ascending order. They come with all their items.
  public let insertedSections: [Int]

  /// Sections that vanish, in ascending order, and their items with them.
  public let deletedSections: [Int]

  /// Sections that change their place, in the order of their new places.
  public let movedSections: [(from: Int, to: Int)]

  /// Sections that stay what they are, but have to be shown anew: their header has changed, or which of their items is which
  /// cannot be told.
  public let updatedSections: [Int]

  /// Items that are new, in ascending order.
  public let insertedItems: [ItemPath]

  /// Items that vanish from a section that stays, in ascending order.
  public let deletedItems: [ItemPath]

  /// Items that change their place, in the order of their new places.
  public let movedItems: [(from: ItemPath, to: ItemPath)]

  /// Items that stay what they are, but have other content, in ascending order.
  public let updatedItems: [ItemPath]

  @usableFromInline
  init(
    reloadData: Bool = false, finalSections: [Section], insertedSections: [Int] = [], deletedSections: [Int] = [],
    movedSections: [(from: Int, to: Int)] = [], updatedSections: [Int] = [], insertedItems: [ItemPath] = [],
    deletedItems: [ItemPath] = [], movedItems: [(from: ItemPath, to: ItemPath)] = [], updatedItems: [ItemPath] = []
  ) {
    self.reloadData = reloadData
    self.originalSections = []
    self.finalSections = finalSections
    self.insertedSections = insertedSections
    self.deletedSections = deletedSections
    self.movedSections = movedSections
    self.updatedSections = updatedSections
    self.insertedItems = insertedItems
    self.deletedItems = deletedItems
    self.movedItems = movedItems
    self.updatedItems = updatedItems
  }

  /// The changeset that shows sections for the first time: a reload, with all sections inserted.
  ///
  /// - Parameter sections: The sections to show.
  public static func initialValue(_ sections: [Section]) -> Changeset<Section> {
    Changeset(reloadData: true, finalSections: sections, insertedSections: Array(sections.indices))
  }

  /// The same steps, leading to other sections.
  @usableFromInline
  func leading(to sections: [Section]) -> Changeset {
    Changeset(
      reloadData: reloadData, finalSections: sections, insertedSections: insertedSections, deletedSections: deletedSections,
      movedSections: movedSections, updatedSections: updatedSections, insertedItems: insertedItems,
      deletedItems: deletedItems, movedItems: movedItems, updatedItems: updatedItems)
  }
}

extension Changeset: Sendable where Section: Sendable {}
