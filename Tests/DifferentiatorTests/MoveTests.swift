import Differentiator
import Testing

/// How many moves are listed: what the list places by itself is not.
@Suite struct MoveTests {
  static let cases: [(final: [Int], moves: Int)] = [
    ([1, 2, 3], 0), ([2, 3, 1], 2), ([3, 1, 2], 1), ([3, 2, 1], 2), ([1, 3], 0), ([1, 9, 2, 8, 3], 0), ([3, 9, 1], 1),
  ]

  @Test(arguments: cases) func items(final: [Int], moves: Int) throws {
    let changesets = try difference(
      [Column("a", [1, 2, 3])], [Column("a", final.map { Card(identity: $0) })])
    #expect(changesets.map(\.movedItems.count).reduce(0, +) == moves)
  }

  @Test(arguments: cases) func sections(final: [Int], moves: Int) throws {
    let changesets = try difference([1, 2, 3].map { Column("\($0)") }, final.map { Column("\($0)") })
    #expect(changesets.map(\.movedSections.count).reduce(0, +) == moves)
  }

  @Test func reversal() throws {
    let changesets = try difference([Column("a", [1, 2, 3, 4])], [Column("a", [4, 3, 2, 1])])
    #expect(changesets.map(\.movedItems.count) == [3])
  }

  @Test func itemThatLeavesForALaterSectionHoldsUpItsFollowers() throws {
    let initial = [Column("a", [1, 2, 3]), Column("b")]
    #expect(try difference(initial, [Column("a", [2, 3]), Column("b", [1])]).map(\.movedItems.count) == [3])
  }

  @Test func itemThatLeavesForAnEarlierSectionDoesNot() throws {
    let initial = [Column("b"), Column("a", [1, 2, 3])]
    #expect(try difference(initial, [Column("b", [1]), Column("a", [2, 3])]).map(\.movedItems.count) == [1])
  }

  @Test func movesStartWhereTheFormerStageLeftThem() throws {
    let changesets = try difference(
      [Column("x", [7]), Column("a", [1, 2, 3, 4])], [Column("n"), Column("a", [4, 2, 3])])
    let moves = try #require(changesets.last).movedItems
    #expect(moves.map(\.from) == [ItemPath(sectionIndex: 1, itemIndex: 2)])
    #expect(moves.map(\.to) == [ItemPath(sectionIndex: 1, itemIndex: 0)])
  }
}
