extension Source {
  /// The elements of a sequence, pulled one at a time, then completion. Each of these is a piece of work of its own for
  /// `scheduler`.
  ///
  /// Implements Rx `from`, `of`, `range`, `repeatElement` with a scheduler.
  @inlinable
  public static func sequence<Elements: Sequence>(_ elements: Elements, on scheduler: any ImmediateScheduler) -> Source
  where Elements.Element == Element {
    stepping(on: scheduler) { sink in
      let iterator = Cell(elements.makeIterator())
      return {
        guard let element = iterator.value.next() else {
          sink.end(.completed)
          return false
        }
        sink.next(element)
        return true
      }
    }
  }
}
