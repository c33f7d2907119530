extension Source {
  /// Passes the elements for which `isIncluded` is true.
  ///
  ///     --1--2--3--4--|
  ///     filter { $0 % 2 == 0 }
  ///     -----2-----4--|
  ///
  /// Fails with what `isIncluded` throws. Implements Rx `filter`.
  @inlinable
  public func filter(_ isIncluded: @escaping (Element) throws(Failure) -> Bool) -> Source {
    Source { [run] sink, scope in
      let next = sink.next
      let end = sink.end
      run(
        Sink(
          next: { element in
            let passes: Bool
            do throws(Failure) { passes = try isIncluded(element) } catch { return end(.failed(error)) }
            if passes { next(element) }
          }, end: end),
        scope)
    }
  }
}
