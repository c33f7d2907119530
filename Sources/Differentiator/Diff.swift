/// Finds out how one list of sections becomes another.
public enum Diff {
  /// The changesets that turn `initialSections` into `finalSections` if a list applies them in order, each in a batch of its own.
  ///
  /// There are up to four, and none if nothing has changed: (1) sections and items that vanish, and items whose content
  /// changes; (2) sections that come or move; (3) items that come or move; (4) `updatedSections`: those whose header has
  /// changed. Headers are compared if sections are `Equatable`, without their items. The last changeset's `finalSections` are
  /// exactly the given ones.
  ///
  /// - Parameters:
  ///   - initialSections: The sections that are there.
  ///   - finalSections: The sections that are to be there.
  /// - Returns: The changesets in order.
  /// - Throws: `Diff.Error` if two sections or two items of one model have the same identity, or if the sections'
  ///   `init(original:items:)` doesn't do what it should. `changesets(from:to:onDuplicate:headersAreEqual:)` tells more about
  ///   duplicates, and can go on in spite of them.
  /// - Complexity: O(sections + items); identities are hashed, once each.
  @inlinable
  public static func differencesForSectionedView<Section: AnimatableSectionModelType>(
    initialSections: [Section], finalSections: [Section]
  ) throws -> [Changeset<Section>] {
    try changesets(from: initialSections, to: finalSections) { throw error(for: $0) }
  }

  @usableFromInline
  static func error(for duplicate: Duplicate) -> Error {
    duplicate.error
  }
}
