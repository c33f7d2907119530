extension Source {
  /// The elements of a sequence, pulled one at a time, then completion.
  ///
  /// It starts when the chain is connected (a turn of the trampoline), and takes turns element by element with other
  /// sequences that are running on this thread. An endless sequence ends when the run does.
  /// Implements Rx `from`, `of`, `range`, `repeatElement`.
  @inlinable
  public static func sequence<Elements: Sequence>(_ elements: Elements) -> Source where Elements.Element == Element {
    pulling { elements.makeIterator() }
  }

  /// The elements that an iterator, made for each run, produces; it may fail.
  @inlinable
  public static func pulling<Iterator: IteratorProtocol>(_ makeIterator: @escaping () -> Iterator) -> Source
  where Iterator.Element == Element {
    Source { sink, scope in
      let trampoline = Trampoline.current
      let iterator = Cell(makeIterator())
      func takeTurn() {
        while !scope.isEnded {
          guard let element = iterator.value.next() else { return sink.end(.completed) }
          sink.next(element)
          if !trampoline.isIdle { return trampoline.enqueue(takeTurn) }
        }
      }
      trampoline.enqueue(takeTurn)
    }
  }
}
