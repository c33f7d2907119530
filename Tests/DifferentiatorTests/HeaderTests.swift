import Differentiator
import Testing

@Suite struct HeaderTests {
  @Test func changedHeaderShowsTheSectionAnew() throws {
    let final = [Column("a", [1]), Column("b", [2], title: "new")]
    let changesets = try difference([Column("a", [1]), Column("b", [2])], final)
    #expect(changesets.count == 1)
    #expect(changesets[0].updatedSections == [1])
    #expect(changesets[0].finalSections == final)
  }

  @Test func headersComeLastByTheirFinalIndex() throws {
    let changesets = try difference(
      [Column("a", [1, 2]), Column("b")], [Column("n"), Column("b", [2]), Column("a", [3], title: "new")])
    #expect(changesets.map(\.updatedSections) == [[], [], [], [2]])
  }

  @Test func sectionsThatCannotBeComparedAreNotShownAnew() throws {
    let changesets = try Diff.differencesForSectionedView(
      initialSections: [Plain(title: "old", items: [1, 2])], finalSections: [Plain(title: "new", items: [1])])
    #expect(changesets.map(\.updatedSections) == [[]])
    #expect(changesets.last?.finalSections.first?.title == "new")
  }

  @Test func sectionsCanBeComparedOtherwise() throws {
    let changesets = try Diff.changesets(
      from: [Plain(title: "old", items: [1])], to: [Plain(title: "new", items: [1])],
      headersAreEqual: { $0.title == $1.title })
    #expect(changesets.map(\.updatedSections) == [[0]])
  }

  @Test func comparisonCanBeTurnedOff() throws {
    let changesets = try Diff.changesets(
      from: [Column("a", [1])], to: [Column("a", [1], title: "new")], headersAreEqual: { _, _ in true })
    #expect(changesets.isEmpty)
  }

  @Test func animatableSectionModels() throws {
    func section(_ title: String) -> AnimatableSectionModel<Titled, Card> { .init(model: Titled(title: title), items: [1]) }
    let changesets = try Diff.differencesForSectionedView(initialSections: [section("old")], finalSections: [section("new")])
    #expect(changesets.map(\.updatedSections) == [[0]])
  }

  private struct Plain: AnimatableSectionModelType {
    let title: String
    let items: [Card]
    var identity: Int { 0 }

    init(title: String, items: [Card]) {
      self.title = title
      self.items = items
    }

    init(original: Plain, items: [Card]) {
      self.init(title: original.title, items: items)
    }
  }

  private struct Titled: IdentifiableType, Equatable {
    let title: String
    var identity: Int { 0 }
  }
}
