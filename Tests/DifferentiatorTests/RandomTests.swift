import Differentiator
import Testing

@Suite struct RandomTests {
  @Test(arguments: 0..<40) func applyingInOrderGivesTheNewModel(seed: Int) throws {
    var boards = RandomBoards(seed: seed)
    for _ in 0..<150 {
      let (initial, final) = boards.pair()
      expect(try difference(initial, final), from: initial, to: final)
    }
  }

  @Test(arguments: 0..<5) func largeModels(seed: Int) throws {
    var boards = RandomBoards(seed: seed, maximum: (30, 600))
    var board = boards.board()
    for _ in 0..<10 {
      let next = boards.edited(board, steps: 200)
      expect(try difference(board, next), from: board, to: next)
      board = next
    }
  }

  @Test(arguments: 0..<40) func duplicatesNeverSpoilTheResult(seed: Int) throws {
    var boards = RandomBoards(seed: seed, allowsDuplicates: true)
    for _ in 0..<150 {
      let (initial, final) = boards.pair()
      var duplicates: [String] = []
      let changesets = try Diff.changesets(from: initial, to: final) { duplicates.append($0.description) }
      expect(changesets, from: initial, to: final)
      #expect(duplicates.count == excess(initial) + excess(final))
      #expect((try? difference(initial, final)) == nil || duplicates.isEmpty)
    }
  }

  /// How many sections and items have the identity of an earlier one.
  private func excess(_ board: [Column]) -> Int {
    let cards = board.flatMap(\.items).map(\.identity)
    return board.count - Set(board.map(\.identity)).count + cards.count - Set(cards).count
  }

  private func expect(_ changesets: [Changeset<Column>], from initial: [Column], to final: [Column]) {
    var list = ListView(initial)
    var applied = initial
    for changeset in changesets {
      list.perform(changeset)
      applied = changeset.applied(to: applied)
      #expect(applied == list.shown)
    }
    #expect(list.complaints.isEmpty, "from \(initial) to \(final)")
    #expect(list.shown == final, "from \(initial)")
    #expect(changesets.last.map { $0.finalSections == final } ?? (initial == final))
    #expect(changesets.isEmpty == (initial == final))
  }
}
