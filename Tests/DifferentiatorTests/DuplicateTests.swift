import Differentiator
import Testing

@Suite struct DuplicateTests {
  @Test func initialSections() throws {
    let board = [Column("a", [1]), Column("b"), Column("a", [2])]
    let error = #expect(throws: Diff.Error.self) { try difference(board, []) }
    guard case .duplicateSection(let section) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(section as? Column == board[2])
    expectDuplicate(board, [], "Two initial sections have the identity a: sections 0 and 2.")
  }

  @Test(arguments: [[], [Column("a")]]) func finalSections(initial: [Column]) throws {
    let board = [Column("a", [1]), Column("a", [2])]
    let error = #expect(throws: Diff.Error.self) { try difference(initial, board) }
    guard case .duplicateSection(let section) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(section as? Column == board[1])
    expectDuplicate(initial, board, "Two final sections have the identity a: sections 0 and 1.")
  }

  @Test func initialItemsOfOneSection() throws {
    let board = [Column("a", [5]), Column("b", [1, Card(identity: 2, text: "x"), 3, Card(identity: 2, text: "y")])]
    let error = #expect(throws: Diff.Error.self) { try difference(board, board) }
    guard case .duplicateItem(let item) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(item as? Card == Card(identity: 2, text: "x"))
    expectDuplicate(board, board, "Two items have the identity 2: items 1 and 3 of the initial section 1 (b).")
  }

  @Test func initialItemsOfTwoSections() throws {
    let board = [Column("a", [1, 2]), Column("b", [2])]
    expectDuplicate(
      board, [],
      "Two items have the identity 2: item 1 of the initial section 0 (a) and item 0 of section 1 (b).")
  }

  @Test(arguments: [[], [Column("a")], [Column("a", [7])]]) func finalItems(initial: [Column]) throws {
    let board = [Column("a", [Card(identity: 7, text: "x"), 8, Card(identity: 7, text: "y")])]
    let error = #expect(throws: Diff.Error.self) { try difference(initial, board) }
    guard case .duplicateItem(let item) = error else { return #expect(Bool(false), "\(error as Any)") }
    #expect(item as? Card == Card(identity: 7, text: "y"))
    expectDuplicate(initial, board, "Two items have the identity 7: items 0 and 2 of the final section 0 (a).")
  }

  @Test func sectionsAreCheckedBeforeItems() throws {
    let error = #expect(throws: Diff.Error.self) { try difference([Column("a", [1, 1])], [Column("b"), Column("b")]) }
    guard case .duplicateSection = error else { return #expect(Bool(false), "\(error as Any)") }
  }

  @Test func detailsAreAvailable() throws {
    let board = [Column("a", [1]), Column("b", [2, 1])]
    let duplicate = #expect(throws: Diff.Duplicate.self) { try Diff.changesets(from: [], to: board) }
    #expect(duplicate?.model == .final)
    #expect(duplicate?.identity as? Int == 1)
    let places = (ItemPath(sectionIndex: 0, itemIndex: 0), ItemPath(sectionIndex: 1, itemIndex: 1))
    #expect(duplicate?.places == .items(places.0, places.1))
    #expect(duplicate?.sectionIdentities.first as? String == "a")
    #expect(duplicate?.sectionIdentities.second as? String == "b")
  }

  @Test func errorTellsTheIdentity() {
    let error = Diff.Error.duplicateItem(item: Card(identity: 4, text: "x"))
    #expect("\(error)" == "Another item has the same identity as 4x (identity: 4).")
  }

  private func expectDuplicate(_ initial: [Column], _ final: [Column], _ description: String) {
    let duplicate = #expect(throws: Diff.Duplicate.self) { try Diff.changesets(from: initial, to: final) }
    #expect(duplicate?.description == description)
  }
}
