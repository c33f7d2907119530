extension Diff {
  /// The changesets that turn one list of sections into another, with a say in headers and duplicates.
  ///
  /// They are those of `differencesForSectionedView(initialSections:finalSections:)`. If `onDuplicate` returns, the difference is
  /// found all the same: sections that cannot be told apart, or have items that cannot, keep their old items until the last
  /// changeset, which has them among its `updatedSections`.
  ///
  /// - Parameters:
  ///   - initialSections: The sections that are there.
  ///   - finalSections: The sections that are to be there.
  ///   - onDuplicate: Called for each section or item that has the identity of an earlier one in its model: initial sections, final
  ///     sections, initial items, final items. By default it throws the duplicate.
  ///   - headersAreEqual: Whether two sections with the same identity look the same, apart from their items. By default they are
  ///     compared with `==`, without their items, if they are `Equatable`, and look the same otherwise.
  /// - Returns: The changesets in order.
  /// - Throws: What `onDuplicate` throws, and `Diff.Error.invalidInitializerImplementation` if the sections'
  ///   `init(original:items:)` doesn't do what it should.
  /// - Complexity: O(sections + items); identities are hashed, once each.
  @inlinable
  public static func changesets<Section: AnimatableSectionModelType>(
    from initialSections: [Section], to finalSections: [Section],
    onDuplicate: (Duplicate) throws -> Void = { throw $0 },
    headersAreEqual: ((Section, Section) -> Bool)? = nil
  ) throws -> [Changeset<Section>] {
    var sectionMatcher = SectionMatcher(initial: initialSections, final: finalSections)
    try sectionMatcher.read(onDuplicate: onDuplicate)
    let sections = sectionMatcher.pairs()
    let initial = Inventory(initialSections.map(\.items))
    let final = Inventory(finalSections.map(\.items))
    var itemMatcher = ItemMatcher<Section>(
      initial: initial, final: final, sections: sections, isAmbiguous: sectionMatcher.isAmbiguous)
    try itemMatcher.readInitial { first, second in
      try onDuplicate(duplicate(in: .initial, initialSections, initial, first, second))
    }
    try itemMatcher.readFinal { first, second in
      try onDuplicate(duplicate(in: .final, finalSections, final, first, second))
    }
    return try Stages(
      initialSections: initialSections, finalSections: finalSections, sections: sections, items: itemMatcher.pairs(),
      initial: initial, final: final, isDiffed: itemMatcher.isDiffed, headersAreEqual: headersAreEqual
    ).changesets()
  }

  @usableFromInline
  static func duplicate<Section: AnimatableSectionModelType>(
    in model: Duplicate.Model, _ sections: [Section], _ items: Inventory<Section.Item>, _ first: Int, _ second: Int
  ) -> Duplicate {
    let (firstPath, secondPath) = (items.path(first), items.path(second))
    return Duplicate(
      model: model, identity: items[first].identity, places: .items(firstPath, secondPath),
      elements: (items[first], items[second]),
      sectionIdentities: (sections[firstPath.sectionIndex].identity, sections[secondPath.sectionIndex].identity))
  }
}
