extension Source {
  /// Runs all sources at once and passes on their elements as they come.
  ///
  ///     --1-----2-----|
  ///     ----a-----b-----|
  ///     merge
  ///     --1-a---2-b-----|
  ///
  /// Runs them in order; if one fails on the spot, the rest isn't run. Completes with the last of them (at once without any), fails
  /// with the first failure. Elements that come while one is delivered wait in an unbounded queue.
  /// Implements Rx `merge`, ReactiveSwift `merge`.
  @inlinable
  public static func merge<Sources: Sequence>(_ sources: Sources) -> Source where Sources.Element == Source {
    Source { sink, scope in
      let merging = Merging(sink, until: scope)
      for source in sources where !scope.isEnded && !merging.hasFailed {
        merging.running.increment()
        let child = scope.makeChild()
        source.start(into: merging.sink { merging.end($0, of: child) }, until: child)
      }
      if merging.running.decrement() { merging.end(.completed) }
    }
  }
}
