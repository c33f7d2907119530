extension Source {
  /// Drops the first `count` elements.
  ///
  ///     --1--2--3--4--|
  ///     skip(2)
  ///     --------3--4--|
  ///
  /// Passes everything if `count` is 0 or less. Implements Rx `skip(_:)`.
  @inlinable
  public func skip(_ count: Int) -> Source {
    guard count > 0 else { return self }
    return Source { [run] sink, scope in
      let next = sink.next
      let remaining = Cell(count)
      run(
        Sink(
          next: { element in
            if remaining.value > 0 { remaining.value -= 1 } else { next(element) }
          }, end: sink.end),
        scope)
    }
  }
}
