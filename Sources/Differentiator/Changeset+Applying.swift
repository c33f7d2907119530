extension Changeset {
  /// Carries out the changes as a list does: it takes from `finalSections` only what is inserted or updated.
  ///
  /// Applying all changesets of a difference, one after the other, turns the initial sections into the final ones.
  ///
  /// - Parameter sections: The sections before this batch. A trap if they cannot be, for want of sections or items.
  /// - Returns: The sections after it.
  /// - Complexity: O(sections + items).
  public func applied(to sections: [Section]) -> [Section] {
    if reloadData { return finalSections }
    var shown = ShownSections(sections)
    shown.markUpdated(updatedItems)
    let moving = shown.take(movedItems.map(\.from))
    _ = shown.take(deletedItems)
    shown.closeItemGaps()
    shown.rearrange(deleted: deletedSections, moved: movedSections, inserted: insertedSections, final: finalSections)
    shown.updateSections(updatedSections, final: finalSections)
    shown.place(moving, at: movedItems.map(\.to), inserted: insertedItems, final: finalSections)
    return shown.sections(updatingFrom: finalSections)
  }
}

/// What a list shows, while a batch is carried out.
private struct ShownSections<Section: SectionModelType> {
  struct Row {
    let item: Section.Item
    var isUpdated = false
  }

  private struct Entry {
    let section: Section
    var rows: [Row?]
  }

  private var entries: [Entry]

  init(_ sections: [Section]) {
    entries = sections.map { Entry(section: $0, rows: $0.items.map { Row(item: $0) }) }
  }

  mutating func markUpdated(_ paths: [ItemPath]) {
    for path in paths { entries[path.sectionIndex].rows[path.itemIndex]!.isUpdated = true }
  }

  mutating func take(_ paths: [ItemPath]) -> [Row] {
    paths.map { path in
      guard let row = entries[path.sectionIndex].rows[path.itemIndex].take() else {
        preconditionFailure("The changeset moves or deletes the item at \(path.debugDescription) twice.")
      }
      return row
    }
  }

  mutating func closeItemGaps() {
    for index in entries.indices { entries[index].rows.removeAll { $0 == nil } }
  }

  mutating func rearrange(deleted: [Int], moved: [(from: Int, to: Int)], inserted: [Int], final: [Section]) {
    var old: [Entry?] = entries
    var new = [Entry?](repeating: nil, count: final.count)
    for index in deleted { old[index] = nil }
    for (from, to) in moved { new[to] = old[from].take() }
    for index in inserted {
      new[index] = Entry(section: final[index], rows: final[index].items.map { Row(item: $0) })
    }
    let staying: [Entry] = old.compactMap(\.self)
    entries = filled(new, with: staying)
  }

  /// Shows these sections anew: whatever they held, they now hold what they finally do.
  mutating func updateSections(_ indexes: [Int], final: [Section]) {
    for index in indexes {
      entries[index] = Entry(section: final[index], rows: final[index].items.map { Row(item: $0) })
    }
  }

  mutating func place(_ moved: [Row], at paths: [ItemPath], inserted: [ItemPath], final: [Section]) {
    var new: [Int: [Row?]] = [:]
    func put(_ row: Row, at path: ItemPath) {
      let count = final[path.sectionIndex].items.count
      new[path.sectionIndex, default: Array(repeating: nil, count: count)][path.itemIndex] = row
    }
    for (row, path) in zip(moved, paths) { put(row, at: path) }
    for path in inserted { put(Row(item: final[path.sectionIndex].items[path.itemIndex]), at: path) }
    for (index, rows) in new {
      let staying: [Row] = entries[index].rows.compactMap(\.self)
      let complete: [Row] = filled(rows, with: staying)
      entries[index].rows = complete
    }
  }

  func sections(updatingFrom final: [Section]) -> [Section] {
    entries.enumerated().map { index, entry in
      let items = entry.rows.enumerated().map { place, row in row!.isUpdated ? final[index].items[place] : row!.item }
      return Section(original: entry.section, items: items)
    }
  }

  /// Puts the elements that stay, in their order, into the places that are still free.
  private func filled<Element>(_ places: [Element?], with staying: [Element]) -> [Element] {
    var remaining = staying.makeIterator()
    let result = places.map { place in
      guard let element = place ?? remaining.next() else {
        preconditionFailure("The changeset belongs to other sections: it leaves a place empty.")
      }
      return element
    }
    precondition(remaining.next() == nil, "The changeset belongs to other sections: it leaves more than it should.")
    return result
  }
}
