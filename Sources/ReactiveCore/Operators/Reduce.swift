extension Source {
  /// Changes an accumulated value with each element, and sends it when the source completes.
  ///
  ///     --1--2--3--|
  ///     reduce(into: 0) { $0 += $1 }
  ///     -----------(6|)
  ///
  /// Each run starts from `seed`, which is sent if the source is empty. Fails with what `accumulate` throws.
  /// Implements Rx `reduce`, `toArray`.
  @inlinable
  public func reduce<Result>(
    into seed: Result, _ accumulate: @escaping (inout Result, Element) throws(Failure) -> Void
  ) -> Source<Result, Failure> {
    reduce(into: seed, accumulate) { $0 }
  }

  /// Changes an accumulated value with each element, and sends what `transform` makes of it when the source completes.
  ///
  /// Fails with what `accumulate` or `transform` throws. Implements Rx `reduce(_:accumulator:mapResult:)`.
  @inlinable
  public func reduce<State, Result>(
    into seed: State, _ accumulate: @escaping (inout State, Element) throws(Failure) -> Void,
    mapResult transform: @escaping (State) throws(Failure) -> Result
  ) -> Source<Result, Failure> {
    Source<Result, Failure> { [run] sink, scope in
      let stage = Stage(seed, before: sink, until: scope)
      let end = { (termination: Termination<Failure>) in
        guard !stage.isOver, case .completed = termination else { return stage.end(termination) }
        let result: Result
        do throws(Failure) { result = try transform(stage.state) } catch { return stage.end(.failed(error)) }
        sink.next(result)
        stage.complete()
      }
      let incoming = Sink<Element, Failure>(to: stage, end: end) { element, receiver in
        let stage = receiver.cast(to: Stage<State, Result, Failure>.self)
        if stage.isOver { return }
        do throws(Failure) { try accumulate(&stage.state, element) } catch { stage.end(.failed(error)) }
      }
      run(incoming, scope)
    }
  }

  /// Combines each element with the result before it, and sends the last result when the source completes.
  ///
  /// Each run starts from `seed`, which is sent if the source is empty. Fails with what `accumulate` throws.
  /// Implements Rx `reduce`.
  @inlinable
  public func reduce<Result>(
    _ seed: Result, _ accumulate: @escaping (Result, Element) throws(Failure) -> Result
  ) -> Source<Result, Failure> {
    reduce(into: seed) { (result: inout Result, element) throws(Failure) in result = try accumulate(result, element) }
  }

  /// Combines each element with the result before it, and sends what `transform` makes of the last result when the source
  /// completes.
  ///
  /// Fails with what `accumulate` or `transform` throws. Implements Rx `reduce(_:accumulator:mapResult:)`.
  @inlinable
  public func reduce<State, Result>(
    _ seed: State, _ accumulate: @escaping (State, Element) throws(Failure) -> State,
    mapResult transform: @escaping (State) throws(Failure) -> Result
  ) -> Source<Result, Failure> {
    reduce(
      into: seed, { (state: inout State, element) throws(Failure) in state = try accumulate(state, element) },
      mapResult: transform)
  }
}
