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
    return passing(keeping: count, to: Element.self) { element, receiver in
      let remaining = receiver.cast(to: Stage<Int, Element, Failure>.self)
      if remaining.state > 0 { remaining.state -= 1 } else { remaining.sink.next(element) }
    }
  }
}
