extension Source {
  /// Drops each element that equals the element before it.
  ///
  ///     --1--1--2--1--|
  ///     skipRepeats(==)
  ///     --1-----2--1--|
  ///
  /// Unlike `distinctUntilChanged` it compares with the last element that came, whether that was passed or not. Fails with what
  /// `areEqual` throws. Holds one element. Implements ReactiveSwift `skipRepeats`.
  @inlinable
  public func skipRepeats(_ areEqual: @escaping (Element, Element) throws(Failure) -> Bool) -> Source {
    passing(keeping: Element?.none, to: Element.self) { element, receiver in
      let last = receiver.cast(to: Stage<Element?, Element, Failure>.self)
      if last.isOver { return }
      let isRepeat: Bool
      do throws(Failure) {
        isRepeat = try exchange(&last.state, element).map { previous throws(Failure) in try areEqual(previous, element) } ?? false
      } catch {
        return last.end(.failed(error))
      }
      if !isRepeat { last.sink.next(element) }
    }
  }
}
