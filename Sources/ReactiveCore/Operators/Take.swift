extension Source {
  /// Passes the first `count` elements, then completes.
  ///
  ///     --1--2--3--4--|
  ///     take(2)
  ///     --1--(2|)
  ///
  /// With 0 the source is not run at all. Implements Rx `take(_:)`.
  @inlinable
  public func take(_ count: Int) -> Source {
    precondition(count >= 0, "take: the count must not be negative.")
    guard count > 0 else { return .empty }
    return passing(keeping: count, to: Element.self) { element, receiver in
      let remaining = receiver.cast(to: Stage<Int, Element, Failure>.self)
      guard remaining.state > 0 else { return }
      remaining.state -= 1
      let isLast = remaining.state == 0
      remaining.sink.next(element)
      if isLast { remaining.complete() }
    }
  }
}
