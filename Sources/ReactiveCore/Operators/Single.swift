extension Source {
  /// Passes the source's only element as soon as it comes.
  ///
  ///     --1--------|
  ///     --1--------|
  ///
  /// - Parameters:
  ///   - none: How it ends if the source completes without an element.
  ///   - more: How it ends at a second element.
  ///
  /// Implements Rx `single`.
  @inlinable
  public func single(ifNone none: Termination<Failure>, ifMore more: Termination<Failure>) -> Source {
    passing(keeping: false, to: Element.self) { element, receiver in
      let hasElement = receiver.cast(to: Stage<Bool, Element, Failure>.self)
      if hasElement.state { return hasElement.end(more) }
      hasElement.state = true
      hasElement.sink.next(element)
    }
    .ifEmpty(end: none)
  }

  /// Passes the source's only element when the source has completed.
  ///
  ///     --1--------|
  ///     -----------(1|)
  ///
  /// Holds the element until then; a failure drops it.
  ///
  /// - Parameters:
  ///   - none: How it ends if the source completes without an element.
  ///   - more: How it ends at a second element, with nothing passed.
  ///
  /// Implements Rx `asSingle`, `asMaybe`.
  @inlinable
  public func singleAtEnd(ifNone none: Termination<Failure>, ifMore more: Termination<Failure>) -> Source {
    Source { [run] sink, scope in
      let held = Stage(Element?.none, before: sink, until: scope)
      let end = { (termination: Termination<Failure>) in
        guard !held.isOver, case .completed = termination else { return held.end(termination) }
        guard let element = held.state.take() else { return held.end(none) }
        sink.next(element)
        held.complete()
      }
      let incoming = Sink<Element, Failure>(to: held, end: end) { element, receiver in
        let held = receiver.cast(to: Stage<Element?, Element, Failure>.self)
        if held.isOver { return }
        guard held.state != nil else { return held.state = element }
        held.state = nil
        held.end(more)
      }
      run(incoming, scope)
    }
  }
}
