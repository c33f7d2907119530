/// Goes through all schedules, or through those with at most `preemptions` switches away from a thread that could go on.
final class DepthFirst: Director {
  private struct Choice {
    var taken: Int
    let alternatives: Int
  }

  private let preemptions: Int
  private var choices: [Choice] = []
  private var step = 0
  private var preempted = 0

  init(preemptions: Int = .max) {
    self.preemptions = preemptions
  }

  func choose(among candidates: Candidates) -> Int {
    if candidates.count == 1 { return candidates[0] }
    if step == choices.count {
      let mustContinue = candidates.mayContinue && preempted == preemptions
      choices.append(Choice(taken: 0, alternatives: mustContinue ? 1 : candidates.count))
    }
    let taken = choices[step].taken
    precondition(taken < candidates.count, "The scenario doesn't do the same each time that it is played.")
    if candidates.mayContinue, taken > 0 { preempted += 1 }
    step += 1
    return candidates[taken]
  }

  func advance() -> Bool {
    step = 0
    preempted = 0
    while let last = choices.popLast() {
      guard last.taken + 1 < last.alternatives else { continue }
      choices.append(Choice(taken: last.taken + 1, alternatives: last.alternatives))
      return true
    }
    return false
  }
}
