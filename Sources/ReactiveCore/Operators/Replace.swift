extension Source {
  /// Passes elements until `replacement` says something, and then what `replacement` says.
  ///
  ///     --1--2--3--4--|
  ///     --------a--b-----|
  ///     take(untilReplacement:)
  ///     --1--2--a--b-----|
  ///
  /// `replacement` runs first. Ends with it; a completion of this source changes nothing, a failure of either is passed on.
  /// Implements ReactiveSwift `take(untilReplacement:)`.
  @inlinable
  public func take(untilReplacement replacement: Source) -> Source {
    Source { sink, scope in
      let output = Serializer(sink, until: scope)
      let gate = Gate()
      let original = scope.makeChild()
      let takeOver = {
        if gate.isOpen { return }
        gate.open()
        scope.end(original)
      }
      let incoming = Sink<Element, Failure>(
        next: { element in
          takeOver()
          output.next(element)
        },
        end: { termination in
          takeOver()
          output.end(termination)
        })
      replacement.start(into: incoming, until: scope)
      if scope.isEnded || gate.isOpen { return }
      let replaced = Sink<Element, Failure>(
        next: { element in if !gate.isOpen { output.next(element) } },
        end: { termination in
          if gate.isOpen { return }
          guard case .completed = termination else { return output.end(termination) }
          scope.end(original)
        })
      start(into: replaced, until: original)
    }
  }
}
