/// A binary heap: adding an element and taking the first one cost O(log n).
struct PriorityQueue<Element> {
  private(set) var elements: [Element] = []
  private let isBefore: (Element, Element) -> Bool

  /// - Parameter isBefore: A strict order; among elements that it doesn't order anyone may be the first.
  init(isBefore: @escaping (Element, Element) -> Bool) {
    self.isBefore = isBefore
  }

  var first: Element? { elements.first }

  mutating func insert(_ element: Element) {
    var index = elements.count
    elements.append(element)
    while index > 0 {
      let parent = (index - 1) / 2
      guard isBefore(elements[index], elements[parent]) else { return }
      elements.swapAt(index, parent)
      index = parent
    }
  }

  mutating func popFirst() -> Element? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last }
    elements[0] = last
    sink()
    return first
  }

  private mutating func sink() {
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { return }
      if child + 1 < elements.count && isBefore(elements[child + 1], elements[child]) { child += 1 }
      guard isBefore(elements[child], elements[index]) else { return }
      elements.swapAt(index, child)
      index = child
    }
  }
}
