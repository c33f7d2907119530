extension Source {
  /// Drops elements for as long as `isDropped` is true, and passes all the others.
  ///
  ///     --1--2--3--1--|
  ///     skip(while: { $0 < 3 })
  ///     --------3--1--|
  ///
  /// Fails with what `isDropped` throws, which is not called again after its first false. Implements Rx `skip(while:)`.
  @inlinable
  public func skip(while isDropped: @escaping (Element) throws(Failure) -> Bool) -> Source {
    Source { [run] sink, scope in
      let next = sink.next
      let isSkipping = Stage(true, end: sink.end)
      run(
        Sink(
          next: { element in
            if isSkipping.state {
              if isSkipping.isOver { return }
              let drops: Bool
              do throws(Failure) { drops = try isDropped(element) } catch { return isSkipping.end(.failed(error)) }
              if drops { return }
              isSkipping.state = false
            }
            next(element)
          }, end: isSkipping.end),
        scope)
    }
  }
}
