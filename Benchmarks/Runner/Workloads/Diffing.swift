import Differentiator

extension Catalogue {
  static var diffing: [Workload] {
    [sectionedDifference, manyMoves, standardDifference]
  }

  private static var sectionedDifference: Workload {
    Workload(
      name: "Diff: 10 000 items in 100 sections, 1 % changed", target: nil, unit: .operation,
      details: "Of every 400 items, one each is inserted, deleted, moved to another section and given other content.",
      elements: 1, subscriptions: 0
    ) { count, sum in
      for _ in 0..<count { sum.value &+= changes(from: Shelves.original, to: Shelves.edited) }
      sum.check(count * 100)
    }
  }

  private static var manyMoves: Workload {
    Workload(
      name: "Diff: 10 000 items in 100 sections, all moved", target: nil, unit: .operation,
      details: "Sections are in reverse order, and so are the items in them.", elements: 1, subscriptions: 0
    ) { count, sum in
      for _ in 0..<count { sum.value &+= changes(from: Shelves.original, to: Shelves.reversed) }
      sum.check(count * (99 + 100 * 99))
    }
  }

  /// It sees neither sections, nor moves, nor changed content, and takes quadratically longer the more has changed.
  private static var standardDifference: Workload {
    Workload(
      name: "difference(from:): the same 10 000 identities, 1 % changed", target: nil, unit: .operation,
      details: "The standard library's difference of the identities alone, for comparison with Diff.", elements: 1,
      subscriptions: 0
    ) { count, sum in
      for _ in 0..<count { sum.value &+= Shelves.editedIdentities.difference(from: Shelves.originalIdentities).count }
      sum.check(count * 100)
    }
  }

  private static func changes(from initial: [Shelves.Shelf], to final: [Shelves.Shelf]) -> Int {
    guard let changesets = try? Diff.differencesForSectionedView(initialSections: initial, finalSections: final) else {
      fatalError("The models have no duplicates.")
    }
    return changesets.reduce(0) { count, changeset in
      count + changeset.deletedItems.count + changeset.updatedItems.count + changeset.insertedItems.count
        + changeset.movedItems.count + changeset.movedSections.count
    }
  }
}

/// The models that are compared.
private enum Shelves {
  typealias Shelf = AnimatableSectionModel<Label, Book>

  struct Label: IdentifiableType {
    let identity: Int
  }

  struct Book: IdentifiableType, Equatable {
    let identity: Int
    var copies = 0
  }

  static let original = (0..<100).map { shelf in
    Shelf(model: Label(identity: shelf), items: (0..<100).map { Book(identity: shelf * 100 + $0) })
  }

  static let reversed = original.reversed().map { Shelf(original: $0, items: $0.items.reversed()) }

  static let edited: [Shelf] = {
    var shelves = original
    for shelf in stride(from: 0, to: 100, by: 4) {
      shelves[shelf].items.insert(Book(identity: -1 - shelf), at: 50)
      shelves[shelf + 1].items.remove(at: 30)
      shelves[shelf + 2].items[70].copies += 1
      shelves[shelf].items.insert(shelves[shelf + 3].items.remove(at: 20), at: 10)
    }
    return shelves
  }()

  static let originalIdentities = original.flatMap { $0.items.map(\.identity) }
  static let editedIdentities = edited.flatMap { $0.items.map(\.identity) }
}
