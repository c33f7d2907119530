import Differentiator
import Testing

/// What each changeset lists, and what it leads to.
@Suite struct StageTests {
  @Test func nothingChanged() throws {
    #expect(try difference([], []).isEmpty)
    let board = [Column("a", [1, 2]), Column("b", [3])]
    #expect(try difference(board, board).isEmpty)
  }

  @Test func insertedItem() throws {
    let changesets = try difference([Column("a", [1])], [Column("a", [0, 1])])
    #expect(changesets.count == 1)
    #expect(changesets[0].insertedItems == [ItemPath(sectionIndex: 0, itemIndex: 0)])
    #expect(steps(changesets[0]) == 1)
  }

  @Test func deletedItem() throws {
    let changesets = try difference([Column("a", [0, 1])], [Column("a", [1])])
    #expect(changesets.count == 1)
    #expect(changesets[0].deletedItems == [ItemPath(sectionIndex: 0, itemIndex: 0)])
    #expect(steps(changesets[0]) == 1)
  }

  @Test func changedItem() throws {
    let changesets = try difference([Column("a", [0, 1])], [Column("a", [0, Card(identity: 1, text: "x")])])
    #expect(changesets.count == 1)
    #expect(changesets[0].updatedItems == [ItemPath(sectionIndex: 0, itemIndex: 1)])
    #expect(steps(changesets[0]) == 1)
  }

  @Test func itemThatChangesAndMovesIsUpdatedFirst() throws {
    let changesets = try difference([Column("a", [0, 1])], [Column("a", [Card(identity: 1, text: "x"), 0])])
    #expect(changesets.count == 2)
    #expect(changesets[0].updatedItems == [ItemPath(sectionIndex: 0, itemIndex: 1)])
    #expect(changesets[0].finalSections == [Column("a", [0, Card(identity: 1, text: "x")])])
    #expect(changesets[1].movedItems.map(\.from) == [ItemPath(sectionIndex: 0, itemIndex: 1)])
    #expect(changesets[1].movedItems.map(\.to) == [ItemPath(sectionIndex: 0, itemIndex: 0)])
  }

  @Test func sectionsComeAndGoWithTheirItems() throws {
    let changesets = try difference([Column("a", [1, 2]), Column("b", [3])], [Column("b", [3]), Column("c", [4, 5])])
    #expect(changesets.map(steps) == [1, 1])
    #expect(changesets[0].deletedSections == [0])
    #expect(changesets[1].insertedSections == [1])
  }

  @Test func itemMovesBetweenSections() throws {
    let changesets = try difference([Column("a", [1]), Column("b", [2])], [Column("a"), Column("b", [2, 1])])
    #expect(changesets.map(steps) == [1])
    #expect(changesets[0].movedItems[0].from == ItemPath(sectionIndex: 0, itemIndex: 0))
    #expect(changesets[0].movedItems[0].to == ItemPath(sectionIndex: 1, itemIndex: 1))
  }

  @Test func itemOfADeletedSectionIsInserted() throws {
    let changesets = try difference([Column("a", [1]), Column("b")], [Column("b", [1])])
    #expect(changesets.map(steps) == [1, 1])
    #expect(changesets[0].deletedSections == [0])
    #expect(changesets[1].insertedItems == [ItemPath(sectionIndex: 0, itemIndex: 0)])
  }

  @Test func itemThatGoesToAnInsertedSectionIsDeleted() throws {
    let changesets = try difference([Column("a", [1])], [Column("a"), Column("b", [1])])
    #expect(changesets.map(steps) == [1, 1])
    #expect(changesets[0].deletedItems == [ItemPath(sectionIndex: 0, itemIndex: 0)])
    #expect(changesets[1].insertedSections == [1])
  }

  @Test func allThreeStages() throws {
    let changesets = try difference(
      [Column("1", [Card(identity: 10)]), Column("2", [Card(identity: 20)])],
      [Column("2", [Card(identity: 30)]), Column("1")])
    #expect(changesets.map(steps) == [2, 1, 1])
    #expect(changesets[0].finalSections == [Column("1"), Column("2")])
    #expect(changesets[1].movedSections.map(\.from) == [1])
    #expect(changesets[1].movedSections.map(\.to) == [0])
    #expect(changesets[1].finalSections == [Column("2"), Column("1")])
    #expect(changesets[2].insertedItems == [ItemPath(sectionIndex: 0, itemIndex: 0)])
    #expect(changesets[2].finalSections == [Column("2", [Card(identity: 30)]), Column("1")])
  }

  @Test func listsAreInOrder() throws {
    let changesets = try difference(
      [Column("a", [1, 2, 3, 4]), Column("x"), Column("b", [5, 6]), Column("y")],
      [Column("b", [6, 9]), Column("n"), Column("a", [2, 4, 8, 7])])
    #expect(changesets[0].deletedSections == [1, 3])
    #expect(changesets[0].deletedItems.map(\.debugDescription) == ["(0, 0)", "(0, 2)", "(2, 0)"])
    #expect(changesets[1].insertedSections == [1])
    #expect(changesets[2].insertedItems.map(\.debugDescription) == ["(0, 1)", "(2, 2)", "(2, 3)"])
  }

  @Test func originalSectionsAreNotKept() throws {
    for changeset in try difference([Column("a", [1])], [Column("b", [2])]) {
      #expect(changeset.originalSections.isEmpty)
      #expect(!changeset.reloadData)
    }
  }

  private func steps(_ changeset: Changeset<Column>) -> Int {
    changeset.deletedSections.count + changeset.insertedSections.count + changeset.movedSections.count
      + changeset.updatedSections.count + changeset.deletedItems.count + changeset.insertedItems.count
      + changeset.movedItems.count + changeset.updatedItems.count
  }
}
