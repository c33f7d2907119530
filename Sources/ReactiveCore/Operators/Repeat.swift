extension Source {
  /// Runs this source again when it completes, `count` runs in all.
  ///
  /// Runs follow each other, none is inside another: stack and memory stay as for one. Without any run it completes.
  /// Implements ReactiveSwift `repeat`.
  @inlinable
  public func `repeat`(_ count: Int) -> Source {
    Source { sink, scope in
      let started = Cell(0)
      Succession(sink, until: scope) { termination in
        guard case .completed = termination, started.value < count else { return nil }
        started.value += 1
        return self
      }
      .start()
    }
  }
}
