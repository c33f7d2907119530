import Differentiator
import Testing

@Suite struct ChangesetTests {
  @Test func initialValue() {
    let board = [Column("a", [1]), Column("b")]
    let changeset = Changeset.initialValue(board)
    #expect(changeset.reloadData)
    #expect(changeset.finalSections == board)
    #expect(changeset.insertedSections == [0, 1])
    #expect(changeset.originalSections.isEmpty)
    #expect(changeset.applied(to: [Column("z", [9])]) == board)
  }

  @Test func descriptionHasTheGroupsThatAreNotEmpty() throws {
    let changesets = try difference([Column("a", [1, 2]), Column("b")], [Column("b"), Column("a", [2, 1]), Column("c")])
    #expect(
      changesets.map(\.debugDescription) == [
        """
        Changeset:
          final sections:
            b[]
            a[1, 2]
            c[]
          inserted sections: 2
          moved sections: 1 -> 0
        """,
        """
        Changeset:
          final sections:
            b[]
            a[2, 1]
            c[]
          moved items: (1, 1) -> (1, 0)
        """,
      ])
  }

  @Test func applyingToOtherSectionsTraps() async {
    await #expect(processExitsWith: .failure) {
      let changesets = try difference([Column("a", [1])], [Column("a", [1, 2])])
      _ = changesets[0].applied(to: [Column("a")])
    }
  }

  @Test func modelsOfAnyTypeCanBeApplied() {
    let changeset = Changeset.initialValue([SectionModel(model: "a", items: [1.5])])
    #expect(changeset.applied(to: []) == [SectionModel(model: "a", items: [1.5])])
  }
}
