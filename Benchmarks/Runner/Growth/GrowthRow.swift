/// Something whose cost per element should not depend on how many there are.
struct GrowthRow {
  let name: String
  /// What there are `size` of, and what is done to each.
  let details: String
  /// Sets up for a size, and returns what is timed: it handles `size` elements and checks its result.
  /// It may be called again and again.
  let prepare: (Int, Sum) -> () -> Void

  static let sizes = [10, 1_000, 100_000]
  /// The cost may rise with the size, as memory is slower than the caches, but not by more than this.
  static let greatestRise = 8.0

  /// Nanoseconds per element. Small sizes run repeatedly, so that they take long enough to be measured.
  func measure(size: Int) -> Double {
    let repetitions = max(1, 10_000 / size)
    let action = prepare(size, Sum())
    action()
    return Clock.thread.timePerElement(size * repetitions) {
      for _ in 0..<repetitions { action() }
    }
  }
}

extension GrowthRow {
  /// The best time at each size; nil where it would take too long.
  static func measure(_ rows: [GrowthRow], rounds: Int) -> [[Double?]] {
    var best = rows.map { $0.measureOnce() }
    for _ in 1..<max(rounds, 2) {
      for (index, row) in rows.enumerated() {
        for (place, size) in sizes.enumerated() {
          guard let known = best[index][place] else { continue }
          best[index][place] = min(known, row.measure(size: size))
        }
      }
    }
    return best
  }

  /// Leaves out a size if the smaller ones foretell that it takes more than some seconds.
  private func measureOnce() -> [Double?] {
    let longest = 5e9
    var times: [Double?] = []
    for size in Self.sizes {
      if case let (before?, last?)? = times.lastTwo, last * max(1, last / before) * Double(size) > longest {
        times.append(nil)
      } else {
        times.append(measure(size: size))
      }
    }
    return times
  }
}

extension [Double?] {
  fileprivate var lastTwo: (Double?, Double?)? {
    count < 2 ? nil : (self[count - 2], self[count - 1])
  }
}
