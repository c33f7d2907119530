/// One run of an operator that keeps state and may end before its source does: nothing gets out after its end.
///
/// The grammar makes access to it serial, so it needs no lock, and no exclusivity check at each access either.
@usableFromInline
final class Stage<State, Element, Failure: Error>: Receiver {
  @exclusivity(unchecked) @usableFromInline var state: State
  @exclusivity(unchecked) @usableFromInline var isOver = false
  @usableFromInline let sink: Sink<Element, Failure>
  @usableFromInline let scope: Scope

  @inlinable init(_ state: State, before sink: Sink<Element, Failure>, until scope: Scope) {
    self.state = state
    self.sink = sink
    self.scope = scope
  }

  /// Hands on the first end, and only that.
  @inlinable func end(_ termination: Termination<Failure>) {
    if isOver { return }
    isOver = true
    sink.end(termination)
  }

  /// Completes after a last element, unless whoever received that element has ended the run.
  @inlinable func complete() {
    if scope.isEnded { isOver = true } else { end(.completed) }
  }
}

extension Source {
  /// An operator without state. `step` gets each element, and a `Downstream`.
  @inlinable
  func passing<Output>(
    to output: Output.Type = Output.self, _ step: @escaping Sink<Element, Failure>.Step
  ) -> Source<Output, Failure> {
    Source<Output, Failure> { [run] sink, scope in
      run(Sink(to: Downstream(sink), end: sink.end, step: step), scope)
    }
  }

  /// An operator that keeps `state` in each run. `step` gets each element, and a `Stage`.
  @inlinable
  func passing<State, Output>(
    keeping state: State, to output: Output.Type = Output.self, _ step: @escaping Sink<Element, Failure>.Step
  ) -> Source<Output, Failure> {
    Source<Output, Failure> { [run] sink, scope in
      let stage = Stage(state, before: sink, until: scope)
      run(Sink(to: stage, end: stage.end, step: step), scope)
    }
  }
}
