import Testing

@testable import RxSwift

@Suite struct PriorityQueueTests {
  @Test func elementsComeInOrder() {
    var queue = PriorityQueue<Int>(isBefore: <)
    #expect(queue.popFirst() == nil)
    for number in 0..<1000 { queue.insert((number * 7919) % 1000) }
    #expect(queue.first == 0)
    var taken: [Int] = []
    for _ in 0..<500 { taken.append(queue.popFirst()!) }
    for number in 0..<500 { queue.insert(number) }
    while let number = queue.popFirst() { taken.append(number) }
    #expect(taken == Array(0..<500) + Array(0..<1000))
  }
}
