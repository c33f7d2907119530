extension Source {
  /// Sends some elements before those of the source, and before the source is run.
  ///
  ///     ----3--4--|
  ///     startWith([1, 2])
  ///     (12)3--4--|
  ///
  /// Implements Rx `startWith`.
  @inlinable
  public func startWith(_ elements: [Element]) -> Source {
    Source { [run] sink, scope in
      for element in elements {
        if scope.isEnded { return }
        sink.next(element)
      }
      if !scope.isEnded { run(sink, scope) }
    }
  }
}
