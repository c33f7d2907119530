/// Plays one schedule again.
final class Replay: Director {
  private var remaining: ArraySlice<Int>

  init(_ schedule: Schedule) {
    remaining = schedule.steps[...]
  }

  func choose(among candidates: Candidates) -> Int {
    guard let thread = remaining.popFirst(), candidates.contains(thread) else { return candidates[0] }
    return thread
  }

  func advance() -> Bool { false }
}
