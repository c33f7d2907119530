import Differentiator

/// A list that takes batches as strictly as the ones on screens do: deletions by old index, highest first, then insertions by new
/// index, lowest first. It notes what such a list would refuse.
struct ListView {
  private(set) var shown: [Column]
  private(set) var complaints: [String] = []

  init(_ sections: [Column]) {
    shown = sections
  }

  mutating func perform(_ batch: Changeset<Column>) {
    guard !batch.reloadData else {
      shown = batch.finalSections
      return
    }
    check(batch)
    guard complaints.isEmpty else { return }
    var rows = shown.map { $0.items.map { (card: $0, isUpdated: false) } }
    var columns = shown
    for path in batch.updatedItems { rows[path.sectionIndex][path.itemIndex].isUpdated = true }

    let movedRows = batch.movedItems.map { rows[$0.from.sectionIndex][$0.from.itemIndex] }
    for path in (batch.deletedItems + batch.movedItems.map(\.from)).descending {
      rows[path.sectionIndex].remove(at: path.itemIndex)
    }
    let movedColumns = batch.movedSections.map { (columns[$0.from], rows[$0.from]) }
    for index in (batch.deletedSections + batch.movedSections.map(\.from)).sorted(by: >) {
      columns.remove(at: index)
      rows.remove(at: index)
    }

    let fresh = batch.insertedSections.map { index in
      (index, batch.finalSections[index], batch.finalSections[index].items.map { (card: $0, isUpdated: false) })
    }
    let arriving = zip(batch.movedSections, movedColumns).map { ($0.to, $1.0, $1.1) }
    for (index, column, cards) in (fresh + arriving).sorted(by: { $0.0 < $1.0 }) {
      columns.insert(column, at: index)
      rows.insert(cards, at: index)
    }
    let freshRows = batch.insertedItems.map { path in
      (path, (card: batch.finalSections[path.sectionIndex].items[path.itemIndex], isUpdated: false))
    }
    let arrivingRows = zip(batch.movedItems, movedRows).map { ($0.to, $1) }
    for (path, row) in (freshRows + arrivingRows).sorted(by: { $0.0 < $1.0 }) {
      rows[path.sectionIndex].insert(row, at: path.itemIndex)
    }

    shown = columns.indices.map { section in
      let final = batch.finalSections[section]
      if batch.updatedSections.contains(section) { return final }
      let cards = rows[section].indices.map { rows[section][$0].isUpdated ? final.items[$0] : rows[section][$0].card }
      return Column(original: columns[section], items: cards)
    }
    if shown.map(\.identity) != batch.finalSections.map(\.identity) { complain("sections are not as announced") }
    if shown.map(\.items) != batch.finalSections.map(\.items) { complain("items are not as announced") }
  }

  private mutating func check(_ batch: Changeset<Column>) {
    let leaving = batch.deletedSections + batch.movedSections.map(\.from)
    let coming = batch.insertedSections + batch.movedSections.map(\.to)
    let leavingItems = batch.deletedItems + batch.movedItems.map(\.from)
    let comingItems = batch.insertedItems + batch.movedItems.map(\.to)
    if Set(leaving).count < leaving.count || Set(coming).count < coming.count { complain("a section is named twice") }
    if Set(leavingItems + batch.updatedItems).count < leavingItems.count + batch.updatedItems.count {
      complain("an old item is named twice")
    }
    if Set(comingItems).count < comingItems.count { complain("a new item is named twice") }
    if leavingItems.contains(where: { batch.deletedSections.contains($0.sectionIndex) }) {
      complain("an item of a deleted section is named")
    }
    if comingItems.contains(where: { batch.insertedSections.contains($0.sectionIndex) }) {
      complain("an item of an inserted section is named")
    }
    if shown.count - leaving.count + coming.count != batch.finalSections.count { complain("the number of sections is wrong") }
    let isMixed = !(leaving.isEmpty && coming.isEmpty && leavingItems.isEmpty && comingItems.isEmpty)
    if isMixed, !batch.updatedSections.isEmpty { complain("sections are shown anew in a batch with other steps") }
    if ![leaving, leavingItems.map(\.sectionIndex)].joined().allSatisfy(shown.indices.contains) {
      complain("an old section does not exist")
    }
  }

  private mutating func complain(_ complaint: String) {
    complaints.append(complaint)
  }
}

extension ItemPath: Comparable {
  public static func < (lhs: ItemPath, rhs: ItemPath) -> Bool {
    (lhs.sectionIndex, lhs.itemIndex) < (rhs.sectionIndex, rhs.itemIndex)
  }
}

extension [ItemPath] {
  fileprivate var descending: [ItemPath] {
    sorted(by: >)
  }
}
