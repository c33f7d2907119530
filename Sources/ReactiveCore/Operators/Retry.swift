extension Source {
  /// Runs this source again when it fails, up to `attempts` runs in all; the last failure is final.
  ///
  ///     --1--X      --1--2--|
  ///     retry
  ///     --1----1--2--|
  ///
  /// Attempts follow each other, none is inside another: stack and memory stay as for one. Without any attempt it completes.
  /// Implements Rx `retry`, ReactiveSwift `retry(upTo:)`.
  @inlinable
  public func retry(attempts: Int = .max) -> Source {
    Source { sink, scope in
      let started = Cell(0)
      Succession(sink, until: scope) { termination in
        if started.value > 0 { guard case .failed = termination else { return nil } }
        guard started.value < attempts else { return nil }
        started.value += 1
        return self
      }
      .start()
    }
  }
}
