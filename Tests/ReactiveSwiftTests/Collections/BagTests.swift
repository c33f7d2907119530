import ReactiveSwift
import Testing

@Suite struct BagTests {
  @Test func keepsTheOrderOfInsertion() {
    var bag = Bag<String>()
    bag.insert("a")
    let token = bag.insert("b")
    bag.insert("c")
    #expect(Array(bag) == ["a", "b", "c"])
    #expect(bag.remove(using: token) == "b")
    bag.insert("d")
    #expect(Array(bag) == ["a", "c", "d"])
    #expect(bag.count == 3)
    #expect(bag[1] == "c")
    #expect(bag.startIndex == 0)
    #expect(bag.endIndex == 3)
    #expect(bag.last == "d")
    #expect(bag.reversed() == ["d", "c", "a"])
  }

  @Test func equalElementsAreDifferentOnes() {
    var bag = Bag<Int>()
    let first = bag.insert(1)
    let second = bag.insert(1)
    bag.remove(using: first)
    #expect(bag.remove(using: first) == nil)
    #expect(Array(bag) == [1])
    #expect(bag.remove(using: second) == 1)
    #expect(bag.isEmpty)
  }

  @Test func madeOfASequence() {
    var bag = Bag(1...3)
    let token = bag.insert(4)
    #expect(Array(bag) == [1, 2, 3, 4])
    #expect(bag.remove(using: token) == 4)
    #expect(Array(bag) == [1, 2, 3])
  }

  @Test func removesInAnyOrder() {
    var bag = Bag<Int>()
    var tokens = (0..<100).map { ($0, bag.insert($0)) }
    var rest = Array(0..<100)
    while !tokens.isEmpty {
      let (number, token) = tokens.remove(at: (tokens.count * 7) % tokens.count + tokens.count / 3)
      #expect(bag.remove(using: token) == number)
      rest.removeAll { $0 == number }
      #expect(Array(bag) == rest)
    }
  }

  @Test func iterationIsNotDisturbedByChanges() {
    var bag = Bag(1...3)
    var seen: [Int] = []
    for element in bag {
      seen.append(element)
      bag.insert(element + 10)
    }
    #expect(seen == [1, 2, 3])
    #expect(bag.count == 6)
  }

  @Test func copiesAreIndependent() {
    var bag = Bag<Int>()
    let token = bag.insert(1)
    let copy = bag
    bag.remove(using: token)
    #expect(bag.isEmpty)
    #expect(Array(copy) == [1])
  }
}
