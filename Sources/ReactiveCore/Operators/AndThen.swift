extension Source {
  /// Runs `next` after this source has completed, and passes on the elements of `next` only.
  ///
  ///     --1--2--|
  ///     andThen(--a--b--|)
  ///     ----------a--b--|
  ///
  /// This run is torn down and released before the other one starts. A failure ends everything.
  /// Implements Rx `andThen`, ReactiveSwift `then`.
  @inlinable
  public func andThen<Other>(_ next: Source<Other, Failure>) -> Source<Other, Failure> {
    Source<Other, Failure> { [run] sink, scope in
      let child = scope.makeChild()
      let isFirst = Cell(true)
      // The loop lets a source that completes at once return before the next one starts.
      let loop = Loop()
      func advance() {
        guard isFirst.value else {
          scope.end(child)
          return next.start(into: sink, until: scope)
        }
        isFirst.value = false
        run(
          Sink(
            next: { _ in },
            end: { termination in
              guard case .completed = termination else { return sink.end(termination) }
              loop.request(advance)
            }), child)
      }
      loop.request(advance)
    }
  }
}
