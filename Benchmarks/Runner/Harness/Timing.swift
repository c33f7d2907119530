/// The nanoseconds per element of one row, a value for each round.
struct Timing {
  private var rounds: [Double] = []

  mutating func add(_ nanoseconds: Double) {
    rounds.append(nanoseconds)
  }

  var best: Double {
    rounds.min() ?? .nan
  }

  var median: Double {
    guard !rounds.isEmpty else { return .nan }
    let sorted = rounds.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

/// Measures all bodies once in each round, in turn, so that a machine that drifts slows all rows alike.
/// A body returns its nanoseconds per element.
func roundRobin(rounds: Int, _ bodies: [() -> Double]) -> [Timing] {
  var timings = bodies.map { _ in Timing() }
  for _ in 0..<rounds {
    for (index, body) in bodies.enumerated() {
      timings[index].add(body())
    }
  }
  return timings
}
