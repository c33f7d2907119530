extension Source {
  /// Pairs each element with its index, counted from 0. Implements Rx `enumerated`.
  @inlinable
  public func enumerated() -> Source<(index: Int, element: Element), Failure> {
    Source<(index: Int, element: Element), Failure> { [run] sink, scope in
      let next = sink.next
      let count = Cell(0)
      run(
        Sink(
          next: { element in
            let index = count.value
            count.value += 1
            next((index, element))
          }, end: sink.end),
        scope)
    }
  }
}
