import TestSupport
import Differentiator
import Testing

/// Costs, counted in what is done with identities.
@Suite struct CostTests {
  private final class Counts {
    var hashes = 0
    var comparisons = 0
  }

  private struct Counted: Hashable {
    let number: Int
    let counts: Counts

    static func == (lhs: Counted, rhs: Counted) -> Bool {
      lhs.counts.comparisons += 1
      return lhs.number == rhs.number
    }

    func hash(into hasher: inout Hasher) {
      counts.hashes += 1
      hasher.combine(number)
    }
  }

  private struct Item: IdentifiableType, Equatable {
    let identity: Counted

    static func == (lhs: Item, rhs: Item) -> Bool { true }
  }

  private struct Name: IdentifiableType {
    let identity: Int
  }

  private typealias Model = AnimatableSectionModel<Name, Item>

  private static let orders: [@Sendable ([Int]) -> [Int]] = [
    { $0 }, { $0.reversed() }, { Array($0.dropFirst(3)) + $0.prefix(3) }, { $0.filter { $0 % 2 == 0 } },
    { numbers in
      var random = SeededGenerator(seed: 1)
      return numbers.shuffled(using: &random)
    },
  ]

  @Test(arguments: orders.indices) func identitiesAreHashedOnceAndComparedRarely(order: Int) throws {
    let counts = Counts()
    let numbers = Array(0..<3000)
    let initial = [model(0, numbers, counts)]
    let final = [model(0, Self.orders[order](numbers), counts)]
    counts.comparisons = 0
    _ = try Diff.differencesForSectionedView(initialSections: initial, finalSections: final)
    #expect(counts.hashes <= 2 * numbers.count)
    #expect(counts.comparisons <= 3 * numbers.count)
  }

  @Test func itemsThatStayInOrderAreHashedInOneModelOnly() throws {
    let counts = Counts()
    let numbers = Array(0..<3000)
    let edited = [-1] + numbers.filter { $0 % 100 != 50 }
    _ = try Diff.differencesForSectionedView(
      initialSections: [model(0, numbers, counts)], finalSections: [model(0, edited, counts)])
    #expect(counts.hashes < numbers.count + 100)
  }

  private func model(_ name: Int, _ numbers: [Int], _ counts: Counts) -> Model {
    Model(model: Name(identity: name), items: numbers.map { Item(identity: Counted(number: $0, counts: counts)) })
  }
}
