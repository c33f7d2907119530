import ReactiveCore
import Testing

@Suite struct ReplayMemoryTests {
  @Test(arguments: [(0, []), (1, [3]), (2, [2, 3]), (3, [1, 2, 3]), (9, [1, 2, 3]), (.max, [1, 2, 3])])
  func theLastElementsAreKept(limit: Int, kept: [Int]) {
    var memory = ReplayMemory<Int>(limit: limit, isKeptAtEnd: true)
    var displaced: [Int] = []
    for element in 1...3 {
      if let old = memory.store(element) { displaced.append(old) }
    }
    #expect(memory.elements == kept)
    #expect(memory.last == kept.last)
    #expect(displaced + kept == [1, 2, 3])
  }
}
