extension Source {
  /// Turns the elements and the end into values, then completes.
  ///
  ///     --1--2--x
  ///     --1--2--(x|)
  ///
  /// - Parameters:
  ///   - wrap: Makes the value for an element.
  ///   - wrapEnd: Makes the value for the end, or nil if it has none.
  ///   - conclude: How the result ends after that.
  ///
  /// Never fails. Implements Rx `materialize`.
  @inlinable
  public func materialize<Value, NoFailure: Error>(
    next wrap: @escaping (Element) -> Value, end wrapEnd: @escaping (Termination<Failure>) -> Value?,
    then conclude: @escaping (Termination<Failure>) -> Termination<NoFailure> = { _ in .completed }
  ) -> Source<Value, NoFailure> {
    Source<Value, NoFailure> { [run] sink, scope in
      let end = { (termination: Termination<Failure>) in
        if let value = wrapEnd(termination) { sink.next(value) }
        if !scope.isEnded { sink.end(conclude(termination)) }
      }
      let incoming = Sink<Element, Failure>(to: Downstream(sink), end: end) { element, receiver in
        receiver.cast(to: Downstream<Value, NoFailure>.self).sink.next(wrap(element))
      }
      run(incoming, scope)
    }
  }

  /// Turns values back into what they stand for: the reverse of `materialize`.
  ///
  /// The first value that stands for an end is the end. The source's own end counts too. Implements Rx `dematerialize`.
  @inlinable
  public func dematerialize<Value>(
    _ unwrap: @escaping (Element) -> Signal<Value, Failure>
  ) -> Source<Value, Failure> {
    passing(keeping: (), to: Value.self) { element, receiver in
      let stage = receiver.cast(to: Stage<Void, Value, Failure>.self)
      if stage.isOver { return }
      switch unwrap(element) {
      case .next(let value): stage.sink.next(value)
      case .end(let termination): stage.end(termination)
      }
    }
  }
}
