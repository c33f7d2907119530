/// The threads that may move next, by number: the one that moved last comes first if it may continue.
struct Candidates {
  private(set) var count = 0
  private var others = 0
  private var continuing: Int?

  /// Whether the first one is the one that moved last.
  var mayContinue: Bool { continuing != nil }

  mutating func add(_ thread: Int, isContinuing: Bool) {
    if isContinuing { continuing = thread } else { others |= 1 << thread }
    count += 1
  }

  func contains(_ thread: Int) -> Bool {
    thread == continuing || others & (1 << thread) != 0
  }

  subscript(index: Int) -> Int {
    var index = index
    if let continuing {
      if index == 0 { return continuing }
      index -= 1
    }
    var rest = others
    while index > 0 {
      rest &= rest - 1
      index -= 1
    }
    return rest.trailingZeroBitCount
  }
}
