import TestSupport

/// Picks at random, the same for the same seed.
final class RandomWalk: Director {
  private var generator: SeededGenerator
  private var remaining: Int

  init(seed: UInt64, schedules: Int) {
    generator = SeededGenerator(seed: seed)
    remaining = schedules
  }

  func choose(among candidates: Candidates) -> Int {
    candidates[Int.random(in: 0..<candidates.count, using: &generator)]
  }

  func advance() -> Bool {
    remaining -= 1
    return remaining > 0
  }
}
