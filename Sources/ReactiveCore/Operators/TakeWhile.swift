extension Source {
  /// Passes elements for as long as `isIncluded` is true, then completes.
  ///
  ///     --1--2--3--1--|
  ///     take(while: { $0 < 3 })
  ///     --1--2--|
  ///
  /// - Parameter includesLast: Whether the element that ends it is passed too.
  ///
  /// Fails with what `isIncluded` throws. Implements Rx `take(while:behavior:)`.
  @inlinable
  public func take(
    while isIncluded: @escaping (Element) throws(Failure) -> Bool, includingLast includesLast: Bool
  ) -> Source {
    passing(keeping: (), to: Element.self) { element, receiver in
      let stage = receiver.cast(to: Stage<Void, Element, Failure>.self)
      if stage.isOver { return }
      let passes: Bool
      do throws(Failure) { passes = try isIncluded(element) } catch { return stage.end(.failed(error)) }
      if passes { return stage.sink.next(element) }
      if includesLast { stage.sink.next(element) }
      stage.complete()
    }
  }

  /// Passes elements until `isLast` is true, then completes.
  ///
  /// - Parameter includesLast: Whether the element that ends it is passed too.
  ///
  /// Fails with what `isLast` throws. Implements Rx `take(until:behavior:)`.
  @inlinable
  public func take(
    until isLast: @escaping (Element) throws(Failure) -> Bool, includingLast includesLast: Bool
  ) -> Source {
    take(while: { element throws(Failure) in try !isLast(element) }, includingLast: includesLast)
  }
}
