extension Source {
  /// Runs one source after the other.
  ///
  ///     --1--2--|
  ///     --a--b--|
  ///     concat
  ///     --1--2----a--b--|
  ///
  /// The next source is pulled from the sequence when one has finished, and run when that has been torn down; the stack stays as
  /// deep as one of them.
  /// Completes after the last (at once without any); the first failure ends everything.
  /// Implements Rx `concat`, ReactiveSwift `concat`.
  @inlinable
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Source where Sources.Element == Source {
    Source { sink, scope in
      let iterator = Cell(sources.makeIterator())
      Succession(sink, until: scope) { termination in
        guard case .completed = termination else { return nil }
        return iterator.value.next()
      }
      .start()
    }
  }

  /// Runs `next` after this source has completed. See `concat(_:)` of several sources.
  @inlinable
  public func concat(_ next: Source) -> Source {
    .concat([self, next])
  }
}
