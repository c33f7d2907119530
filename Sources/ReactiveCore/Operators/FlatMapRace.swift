extension Source {
  /// Runs a source for each element until one of these says something, and then passes on this one and gives up the others.
  ///
  ///     --a---b------------|
  ///     flatMapRace { x in -----x1--x2--| }
  ///     -------a1--a2------|
  ///
  /// `transform` isn't called any more once one has won. Ends when the source and the winner have completed, or with the first
  /// failure of these. Implements ReactiveSwift `flatten(.race)`.
  @inlinable
  public func flatMapRace<Result>(
    _ transform: @escaping (Element) throws(Failure) -> Source<Result, Failure>
  ) -> Source<Result, Failure> {
    Source<Result, Failure> { [run] sink, scope in
      let racing = Racing(sink, until: scope)
      let outer = scope.makeChild()
      let incoming = Sink<Element, Failure>(to: racing, end: { racing.endOuter($0, outer) }) { element, receiver in
        let racing = receiver.cast(to: Racing<Result, Failure>.self)
        if racing.isDecided { return }
        let inner: Source<Result, Failure>
        do throws(Failure) { inner = try transform(element) } catch { return racing.end(.failed(error)) }
        racing.add(inner)
      }
      run(incoming, outer)
    }
  }
}

/// The run of `flatMapRace`.
@usableFromInline
final class Racing<Element, Failure: Error>: Serializer<Element, Failure>,
  @unchecked Sendable  // the baton; `lock` guards the variables
{
  @exclusivity(unchecked) private nonisolated(unsafe) var runners: [Scope] = []
  @exclusivity(unchecked) private nonisolated(unsafe) var winner: Scope?
  /// The winner and the outer source, as long as they have not completed.
  @exclusivity(unchecked) private nonisolated(unsafe) var winnerHasEnded = false
  @exclusivity(unchecked) private nonisolated(unsafe) var outerHasEnded = false

  @usableFromInline override init(_ output: Sink<Element, Failure>, until scope: Scope) {
    super.init(output, until: scope)
  }

  @usableFromInline var isDecided: Bool {
    lock.locked { winner != nil }
  }

  /// Runs `inner`. Called by the outer source only.
  @usableFromInline func add(_ inner: Source<Element, Failure>) {
    if scope.isEnded { return }
    let runner = scope.makeChild()
    let isTooLate = lock.locked {
      if winner == nil { runners.append(runner) }
      return winner != nil
    }
    if isTooLate { return scope.end(runner) }
    inner.start(
      into: Sink(
        next: { if self.isWon(by: runner) { self.next($0) } },
        end: { if self.isWon(by: runner) { self.endWinner($0, runner) } }), until: runner)
  }

  /// Whether this one has won: the first one that asks has, and the others are given up.
  private func isWon(by runner: Scope) -> Bool {
    var losers: [Scope] = []
    let isWinner = lock.locked {
      if winner == nil {
        winner = runner
        swap(&losers, &runners)
      }
      return winner === runner
    }
    for loser in losers where loser !== runner { scope.end(loser) }
    return isWinner
  }

  private func endWinner(_ termination: Termination<Failure>, _ runner: Scope) {
    guard case .completed = termination else { return end(termination) }
    scope.end(runner)
    let isOver = lock.locked {
      winnerHasEnded = true
      return outerHasEnded
    }
    if isOver { end(.completed) }
  }

  @usableFromInline func endOuter(_ termination: Termination<Failure>, _ outer: Scope) {
    guard case .completed = termination else { return end(termination) }
    scope.end(outer)
    let isOver = lock.locked {
      outerHasEnded = true
      return winnerHasEnded || runners.isEmpty && winner == nil
    }
    if isOver { end(.completed) }
  }
}
