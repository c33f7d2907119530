extension Source {
  /// Pairs each element with the one before it.
  ///
  ///     --1----2----3----|
  ///     combinePrevious
  ///     -------12---23---|
  ///
  /// - Parameter initial: What comes before the first element; if nil, pairs begin with the second one.
  ///
  /// Holds one element. Implements ReactiveSwift `combinePrevious`.
  @inlinable
  public func combinePrevious(_ initial: Element?) -> Source<(Element, Element), Failure> {
    passing(keeping: initial, to: (Element, Element).self) { element, receiver in
      let last = receiver.cast(to: Stage<Element?, (Element, Element), Failure>.self)
      if let previous = exchange(&last.state, element) { last.sink.next((previous, element)) }
    }
  }
}
