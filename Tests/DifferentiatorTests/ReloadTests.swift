import Differentiator
import Testing

/// What becomes of the list where identities occur twice and the caller goes on.
@Suite struct ReloadTests {
  @Test func onlyTheAmbiguousSectionIsShownAnew() throws {
    let final = [Column("a", [1, 2, 2]), Column("b", [4, 3])]
    let changesets = try changesets(from: [Column("a", [1, 2]), Column("b", [3, 4])], to: final)
    #expect(changesets.count == 2)
    #expect(changesets[0].movedItems.map(\.to) == [ItemPath(sectionIndex: 1, itemIndex: 0)])
    #expect(changesets[0].finalSections == [Column("a", [1, 2]), Column("b", [4, 3])])
    #expect(changesets[1].updatedSections == [0])
    #expect(changesets[1].finalSections == final)
  }

  @Test func ambiguousSectionThatStaysAsItIsIsLeftAlone() throws {
    let board = [Column("a", [1, 1]), Column("b")]
    #expect(try changesets(from: board, to: board).isEmpty)
  }

  @Test func ambiguousSectionStillMoves() throws {
    let changesets = try changesets(
      from: [Column("a", [1, 1]), Column("b"), Column("c")], to: [Column("b"), Column("c"), Column("a", [1])])
    #expect(changesets.map(\.movedSections.count) == [2, 0])
    #expect(changesets.map(\.updatedSections) == [[], [2]])
  }

  @Test func sectionsThatShareAnIdentityAreTakenInOrder() throws {
    let changesets = try changesets(
      from: [Column("a", [1]), Column("b", [2])], to: [Column("a", [5]), Column("b", [2, 3]), Column("a", [1])])
    #expect(changesets.map(\.insertedSections) == [[2], [], []])
    #expect(changesets[1].insertedItems == [ItemPath(sectionIndex: 1, itemIndex: 1)])
    #expect(changesets[2].updatedSections == [0])
  }

  @Test func everyDuplicateIsReported() throws {
    var reports: [String] = []
    _ = try Diff.changesets(from: [Column("a", [1, 1, 1])], to: [Column("b", [2]), Column("b", [2])]) {
      reports.append("\($0.model)")
    }
    #expect(reports == ["final", "initial", "initial", "final"])
  }

  private func changesets(from initial: [Column], to final: [Column]) throws -> [Changeset<Column>] {
    try Diff.changesets(from: initial, to: final, onDuplicate: { _ in })
  }
}
