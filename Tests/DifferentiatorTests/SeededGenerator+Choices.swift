import TestSupport

extension SeededGenerator {
  mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool {
    below(times) == 0
  }
}
