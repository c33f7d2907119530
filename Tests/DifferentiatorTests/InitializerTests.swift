import Differentiator
import Testing

/// Sections whose `init(original:items:)` doesn't do what it should.
@Suite struct InitializerTests {
  private struct Careless: AnimatableSectionModelType {
    enum Mistake { case doublesItems, dropsItems, losesIdentity }

    var mistake: Mistake
    var identity: Int
    var items: [Card]

    init(_ mistake: Mistake, identity: Int, items: [Card]) {
      self.mistake = mistake
      self.identity = identity
      self.items = items
    }

    init(original: Careless, items: [Card]) {
      self = original
      switch mistake {
      case .doublesItems: self.items = items + items
      case .dropsItems: self.items = []
      case .losesIdentity: identity += 1; self.items = items
      }
    }
  }

  @Test(arguments: [0, 1]) func doubledItems(newItems: Int) throws {
    try expectError(.doublesItems, newItems: newItems) { section, items, identity in
      #expect(section.items == items + items)
      #expect(identity == 0)
    }
  }

  @Test func droppedItems() throws {
    try expectError(.dropsItems) { section, _, _ in #expect(section.items.isEmpty) }
  }

  @Test func lostIdentity() throws {
    try expectError(.losesIdentity) { section, items, identity in
      #expect(section.identity == 1)
      #expect(section.items == items)
      #expect(identity == 0)
    }
  }

  private func expectError(
    _ mistake: Careless.Mistake, newItems: Int = 0, _ check: (Careless, [Card], Int) -> Void
  ) throws {
    let initial = Careless(mistake, identity: 0, items: [1, 2])
    let final = Careless(mistake, identity: 0, items: [1, 2] + (0..<newItems).map { Card(identity: 10 + $0) })
    let error = #expect(throws: Diff.Error.self) {
      try Diff.differencesForSectionedView(initialSections: [initial], finalSections: [final])
    }
    guard case .invalidInitializerImplementation(let section, let items, let identity) = error else {
      return #expect(Bool(false), "\(error as Any)")
    }
    #expect("\(error!)".contains("Careless.init(original:items:) has to make a section with the identity 0"))
    check(try #require(section as? Careless), try #require(items as? [Card]), try #require(identity as? Int))
  }
}
