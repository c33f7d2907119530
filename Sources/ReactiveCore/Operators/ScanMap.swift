extension Source {
  /// Replaces each element by what `next` makes of it and of a state, which it may change.
  ///
  /// Each run starts from `initial`. Implements ReactiveSwift `scanMap`.
  @inlinable
  public func scanMap<State, Result>(
    into initial: State, _ next: @escaping (inout State, Element) throws(Failure) -> Result
  ) -> Source<Result, Failure> {
    passing(keeping: initial, to: Result.self) { element, receiver in
      let stage = receiver.cast(to: Stage<State, Result, Failure>.self)
      if stage.isOver { return }
      let result: Result
      do throws(Failure) { result = try next(&stage.state, element) } catch { return stage.end(.failed(error)) }
      stage.sink.next(result)
    }
  }
}
