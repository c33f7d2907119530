extension Source {
  /// Sends an element if the source completes without one. Implements Rx `ifEmpty(default:)`.
  @inlinable
  public func ifEmpty(default element: Element) -> Source {
    ifEmpty { sink, scope in
      sink.next(element)
      if !scope.isEnded { sink.end(.completed) }
    }
  }

  /// Ends in another way if the source completes without an element.
  @inlinable
  public func ifEmpty(end termination: Termination<Failure>) -> Source {
    ifEmpty { sink, _ in sink.end(termination) }
  }

  /// Runs another source if this one completes without an element.
  ///
  ///     -----|
  ///     ifEmpty(switchTo: --1--|)
  ///     -------1--|
  ///
  /// This run is over before the other one starts. Implements Rx `ifEmpty(switchTo:)`.
  @inlinable
  public func ifEmpty(switchTo other: Source) -> Source {
    Source { [run] sink, scope in
      let child = scope.makeChild()
      let isEmpty = Stage(true, before: sink, until: scope)
      let end = { (termination: Termination<Failure>) in
        guard isEmpty.state, case .completed = termination else { return sink.end(termination) }
        scope.end(child)
        other.start(into: sink, until: scope)
      }
      run(Source.passingNonEmpty(isEmpty, end: end), child)
    }
  }

  @inlinable
  func ifEmpty(_ complete: @escaping Run) -> Source {
    Source { [run] sink, scope in
      let isEmpty = Stage(true, before: sink, until: scope)
      let end = { (termination: Termination<Failure>) in
        guard isEmpty.state, case .completed = termination else { return sink.end(termination) }
        complete(sink, scope)
      }
      run(Source.passingNonEmpty(isEmpty, end: end), scope)
    }
  }

  @inlinable
  static func passingNonEmpty(
    _ isEmpty: Stage<Bool, Element, Failure>, end: @escaping (Termination<Failure>) -> Void
  ) -> Sink<Element, Failure> {
    Sink(to: isEmpty, end: end) { element, receiver in
      let isEmpty = receiver.cast(to: Stage<Bool, Element, Failure>.self)
      isEmpty.state = false
      isEmpty.sink.next(element)
    }
  }
}
