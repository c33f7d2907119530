/// One run of an operator that keeps state and may end before its source does: nothing gets out after its end.
///
/// The grammar makes access to it serial, so it needs no lock, and no exclusivity check at each access either.
@usableFromInline
final class Stage<State, Failure: Error> {
  @exclusivity(unchecked) @usableFromInline var state: State
  @exclusivity(unchecked) @usableFromInline var isOver = false
  @usableFromInline let output: (Termination<Failure>) -> Void

  @inlinable init(_ state: State, end output: @escaping (Termination<Failure>) -> Void) {
    self.state = state
    self.output = output
  }

  /// Hands on the first end, and only that.
  @inlinable func end(_ termination: Termination<Failure>) {
    if isOver { return }
    isOver = true
    output(termination)
  }

  /// Completes after a last element, unless whoever received that element has ended the run.
  @inlinable func complete(unlessEnded scope: Scope) {
    if scope.isEnded { isOver = true } else { end(.completed) }
  }
}
