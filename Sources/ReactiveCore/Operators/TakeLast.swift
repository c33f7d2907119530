extension Source {
  /// Passes the last `count` elements, when the source completes.
  ///
  ///     --1--2--3--|
  ///     takeLast(2)
  ///     -----------(23|)
  ///
  /// On a failure no element is passed. Holds up to `count` elements. Implements Rx `takeLast`.
  @inlinable
  public func takeLast(_ count: Int) -> Source {
    precondition(count >= 0, "takeLast: the count must not be negative.")
    return Source { [run] sink, scope in
      let last = Stage(RingBuffer<Element>(), before: sink, until: scope)
      let end = { (termination: Termination<Failure>) in
        guard !last.isOver, case .completed = termination else { return last.end(termination) }
        while !scope.isEnded, let element = last.state.popFirst() { sink.next(element) }
        last.complete()
      }
      let incoming = Sink<Element, Failure>(to: last, end: end) { element, receiver in
        let last = receiver.cast(to: Stage<RingBuffer<Element>, Element, Failure>.self)
        guard count > 0, !last.isOver else { return }
        if last.state.count == count { _ = last.state.popFirst() }
        last.state.append(element)
      }
      run(incoming, scope)
    }
  }
}
