extension Source {
  /// Pairs each element with its index, counted from 0. Implements Rx `enumerated`.
  @inlinable
  public func enumerated() -> Source<(index: Int, element: Element), Failure> {
    passing(keeping: 0, to: (index: Int, element: Element).self) { element, receiver in
      let count = receiver.cast(to: Stage<Int, (index: Int, element: Element), Failure>.self)
      let index = count.state
      count.state += 1
      count.sink.next((index, element))
    }
  }
}
