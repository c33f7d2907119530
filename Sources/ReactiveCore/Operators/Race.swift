import Synchronization

extension Source {
  /// Passes on the source that says something first, be it an end, and gives up the others.
  ///
  ///     ----1--2--|
  ///     --a---b---|
  ///     race
  ///     --a---b---|
  ///
  /// Runs them in order, and all of them: one that comes too late is ended at once. Never says anything without sources.
  /// Implements Rx `amb`, ReactiveSwift `flatten(.race)`.
  public static func race<Sources: Sequence>(_ sources: Sources) -> Source where Sources.Element == Source {
    Source { sink, scope in
      let race = Race()
      for source in sources {
        let runner = scope.makeChild()
        if !race.join(runner) { scope.end(runner) }
        source.start(
          into: Sink(
            next: { if race.isWon(by: runner, in: scope) { sink.next($0) } },
            end: { if race.isWon(by: runner, in: scope) { sink.end($0) } }), until: runner)
      }
    }
  }
}

private final class Race: @unchecked Sendable {  // `lock` guards `runners`; `winner` is written once
  private let winner = Atomic<UInt>(0)
  private let lock = Lock()
  /// Those who may still win, or nil once somebody has.
  private var runners: [Scope]? = []

  /// Returns false if the race is decided.
  func join(_ runner: Scope) -> Bool {
    lock.locked {
      runners?.append(runner)
      return runners != nil
    }
  }

  /// Whether this runner has won; the first one to ask has, and the others are given up.
  func isWon(by runner: Scope, in scope: Scope) -> Bool {
    let candidate = UInt(bitPattern: Unmanaged.passUnretained(runner).toOpaque())
    let won = winner.load(ordering: .acquiring)
    if won != 0 { return won == candidate }
    guard winner.compareExchange(expected: 0, desired: candidate, ordering: .acquiringAndReleasing).exchanged else {
      return winner.load(ordering: .acquiring) == candidate
    }
    let losers = lock.locked { runners.take() }
    for loser in losers ?? [] where loser !== runner { scope.end(loser) }
    return true
  }
}
