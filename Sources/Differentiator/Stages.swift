/// Builds the changesets of a difference, stage by stage: what vanishes or changes, then sections that come or move, then items
/// that come or move, and last the sections that have to be shown anew.
///
/// Each stage is a batch of its own, because no list understands all of it at once: an index would have two meanings.
@usableFromInline
struct Stages<Section: AnimatableSectionModelType> {
  @usableFromInline typealias Item = Section.Item

  @usableFromInline let initialSections: [Section]
  @usableFromInline let finalSections: [Section]
  @usableFromInline let initial: Inventory<Item>
  @usableFromInline let final: Inventory<Item>
  @usableFromInline let sections: Pairs
  @usableFromInline let items: Pairs
  /// By final section: whether its items are diffed.
  @usableFromInline let isDiffed: [Bool]
  @usableFromInline let headersAreEqual: ((Section, Section) -> Bool)?

  @inlinable
  init(
    initialSections: [Section], finalSections: [Section], sections: Pairs, items: Pairs, initial: Inventory<Item>,
    final: Inventory<Item>, isDiffed: [Bool], headersAreEqual: ((Section, Section) -> Bool)?
  ) {
    self.initialSections = initialSections
    self.finalSections = finalSections
    self.initial = initial
    self.final = final
    self.sections = sections
    self.items = items
    self.isDiffed = isDiffed
    self.headersAreEqual = headersAreEqual
  }

  @inlinable
  func changesets() throws -> [Changeset<Section>] {
    let isChanged = changedItems()
    let steps = Steps(
      sections: sections, items: items, initialStarts: initial.starts, finalStarts: final.starts, isChanged: isChanged,
      isDiffed: isDiffed)
    let kept = keptItems(isChanged)
    let survivors = try initialSections.indices.filter(sections.survives).map {
      try rebuilt(initialSections[$0], with: kept[$0])
    }
    var changesets: [Changeset<Section>] = []
    if !(steps.deletedSections.isEmpty && steps.deletedItems.isEmpty && steps.updatedItems.isEmpty) {
      changesets.append(
        Changeset(
          finalSections: survivors, deletedSections: steps.deletedSections, deletedItems: steps.deletedItems,
          updatedItems: steps.updatedItems))
    }
    if !(steps.insertedSections.isEmpty && steps.movedSections.isEmpty) {
      changesets.append(
        Changeset(
          finalSections: try arranged(kept) { sections.initialOfFinal[$0] >= 0 },
          insertedSections: steps.insertedSections, movedSections: steps.movedSections))
    }
    if !(steps.insertedItems.isEmpty && steps.movedItems.isEmpty) {
      changesets.append(
        Changeset(
          finalSections: try arranged(kept) { sections.initialOfFinal[$0] >= 0 && !isDiffed[$0] },
          insertedItems: steps.insertedItems, movedItems: steps.movedItems))
    }
    let updated = updatedSections()
    if !updated.isEmpty { changesets.append(Changeset(finalSections: finalSections, updatedSections: updated)) }
    if let last = changesets.popLast() { changesets.append(last.leading(to: finalSections)) }
    return changesets
  }

  /// By initial item.
  @inlinable
  func changedItems() -> [Bool] {
    var isChanged = [Bool](repeating: false, count: initial.count)
    var item = 0
    for section in initial.items {
      for value in section {
        let target = items.finalOfInitial[item]
        if target >= 0 { isChanged[item] = value != final[target] }
        item += 1
      }
    }
    return isChanged
  }

  /// The items of each initial section after the first stage: those that stay, with their final content.
  @inlinable
  func keptItems(_ isChanged: [Bool]) -> [[Item]] {
    initial.items.indices.map { section in
      let target = sections.finalOfInitial[section]
      let numbers = initial.numbers(in: section)
      guard target >= 0, isDiffed[target], numbers.contains(where: { !items.survives($0) || isChanged[$0] }) else {
        return initial.items[section]
      }
      return numbers.compactMap { number in
        guard items.survives(number) else { return nil }
        return isChanged[number] ? final[items.finalOfInitial[number]] : initial[number]
      }
    }
  }

  /// The final sections in their order; those for which `isHeldBack` is true have their old items yet.
  @inlinable
  func arranged(_ kept: [[Item]], isHeldBack: (Int) -> Bool) throws -> [Section] {
    try finalSections.indices.map { index in
      guard isHeldBack(index) else { return finalSections[index] }
      return try rebuilt(finalSections[index], with: kept[sections.initialOfFinal[index]])
    }
  }

  @inlinable
  func rebuilt(_ section: Section, with items: [Item]) throws -> Section {
    let built = Section(original: section, items: items)
    guard built.identity == section.identity, built.items == items else {
      throw Diff.Error.invalidInitializerImplementation(
        section: built, expectedItems: items, expectedIdentifier: section.identity)
    }
    return built
  }

  /// By final index.
  @inlinable
  func updatedSections() -> [Int] {
    let headersAreEqual = headersAreEqual ?? headerComparison()
    return finalSections.indices.filter { index in
      let source = sections.initialOfFinal[index]
      guard source >= 0 else { return false }
      if !isDiffed[index], initial.items[source] != final.items[index] { return true }
      return headersAreEqual.map { !$0(initialSections[source], finalSections[index]) } ?? false
    }
  }
}
