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
    Source { [run] sink, scope in
      let next = sink.next
      let hasElement = Stage(false, end: sink.end)
      run(
        Sink(
          next: { element in
            if hasElement.state { return hasElement.end(more) }
            hasElement.state = true
            next(element)
          }, end: hasElement.end),
        scope)
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
      let next = sink.next
      let held = Stage(Element?.none, end: sink.end)
      run(
        Sink(
          next: { element in
            if held.isOver { return }
            guard held.state != nil else { return held.state = element }
            held.state = nil
            held.end(more)
          },
          end: { termination in
            guard !held.isOver, case .completed = termination else { return held.end(termination) }
            guard let element = held.state.take() else { return held.end(none) }
            next(element)
            held.complete(unlessEnded: scope)
          }),
        scope)
    }
  }
}
