/// Places old elements in their final order, and tells which of them a list places by itself: the first one, in old order, that
/// neither vanishes nor is placed already.
struct Placing {
  private let pairs: Pairs
  private var isPlaced: [Bool]
  private var waiting = 0..<0

  init(_ pairs: Pairs) {
    self.pairs = pairs
    isPlaced = Array(repeating: false, count: pairs.finalOfInitial.count)
  }

  /// Goes on among these old elements.
  mutating func begin(with elements: Range<Int>) {
    waiting = elements
  }

  /// Places an old element.
  ///
  /// - Returns: Whether it has to be moved.
  mutating func move(_ element: Int) -> Bool {
    while let first = waiting.first, isPlaced[first] || !pairs.survives(first) {
      waiting.removeFirst()
    }
    isPlaced[element] = true
    return element != waiting.first
  }
}
