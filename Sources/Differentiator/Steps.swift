/// The single steps of all stages, by index. What the list places by itself is not listed as moved.
@usableFromInline
struct Steps {
  @usableFromInline private(set) var deletedSections: [Int] = []
  @usableFromInline private(set) var insertedSections: [Int] = []
  @usableFromInline private(set) var movedSections: [(from: Int, to: Int)] = []
  @usableFromInline private(set) var deletedItems: [ItemPath] = []
  @usableFromInline private(set) var updatedItems: [ItemPath] = []
  @usableFromInline private(set) var insertedItems: [ItemPath] = []
  @usableFromInline private(set) var movedItems: [(from: ItemPath, to: ItemPath)] = []

  private let sections: Pairs
  private let items: Pairs
  /// The number of each initial section's first item, and the count of all; likewise of each final section.
  private let initialStarts: [Int]
  private let finalStarts: [Int]
  /// Where each initial item is after the second stage.
  private var places: [ItemPath]

  /// - Parameters:
  ///   - isChanged: By initial item: whether it has other content finally.
  ///   - isDiffed: By final section: whether its items are listed.
  @usableFromInline
  init(sections: Pairs, items: Pairs, initialStarts: [Int], finalStarts: [Int], isChanged: [Bool], isDiffed: [Bool]) {
    self.sections = sections
    self.items = items
    self.initialStarts = initialStarts
    self.finalStarts = finalStarts
    places = Array(repeating: ItemPath(sectionIndex: 0, itemIndex: 0), count: items.finalOfInitial.count)
    listDeletionsAndUpdates(isChanged: isChanged, isDiffed: isDiffed)
    listSectionMoves()
    listItemMoves(isDiffed: isDiffed)
  }

  private mutating func listDeletionsAndUpdates(isChanged: [Bool], isDiffed: [Bool]) {
    for section in sections.finalOfInitial.indices {
      let target = sections.finalOfInitial[section]
      guard target >= 0 else {
        deletedSections.append(section)
        continue
      }
      guard isDiffed[target] else { continue }
      var place = 0
      for item in initialStarts[section]..<initialStarts[section + 1] {
        let path = ItemPath(sectionIndex: section, itemIndex: item - initialStarts[section])
        guard items.survives(item) else {
          deletedItems.append(path)
          continue
        }
        if isChanged[item] { updatedItems.append(path) }
        places[item] = ItemPath(sectionIndex: target, itemIndex: place)
        place += 1
      }
    }
  }

  private mutating func listSectionMoves() {
    var placing = Placing(sections)
    placing.begin(with: sections.finalOfInitial.indices)
    var countOfSurvivors = 0
    let placesOfSurvivors = sections.finalOfInitial.indices.map { section in
      defer { if sections.survives(section) { countOfSurvivors += 1 } }
      return countOfSurvivors
    }
    for (index, source) in sections.initialOfFinal.enumerated() {
      if source < 0 {
        insertedSections.append(index)
      } else if placing.move(source) {
        movedSections.append((from: placesOfSurvivors[source], to: index))
      }
    }
  }

  private mutating func listItemMoves(isDiffed: [Bool]) {
    var placing = Placing(items)
    for section in isDiffed.indices where isDiffed[section] {
      let origin = sections.initialOfFinal[section]
      placing.begin(with: initialStarts[origin]..<initialStarts[origin + 1])
      for item in finalStarts[section]..<finalStarts[section + 1] {
        let path = ItemPath(sectionIndex: section, itemIndex: item - finalStarts[section])
        let source = items.initialOfFinal[item]
        if source < 0 {
          insertedItems.append(path)
        } else if placing.move(source) {
          movedItems.append((from: places[source], to: path))
        }
      }
    }
  }
}
