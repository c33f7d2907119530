extension Source {
  /// Changes an accumulated value with each element, and sends a copy of it each time.
  ///
  ///     --1--2--3--|
  ///     scan(into: 0) { $0 += $1 }
  ///     --1--3--6--|
  ///
  /// Each run starts from `seed`, which is not sent itself. Fails with what `accumulate` throws. Implements Rx `scan(into:)`.
  @inlinable
  public func scan<Result>(
    into seed: Result, _ accumulate: @escaping (inout Result, Element) throws(Failure) -> Void
  ) -> Source<Result, Failure> {
    passing(keeping: seed, to: Result.self) { element, receiver in
      let stage = receiver.cast(to: Stage<Result, Result, Failure>.self)
      if stage.isOver { return }
      do throws(Failure) { try accumulate(&stage.state, element) } catch { return stage.end(.failed(error)) }
      stage.sink.next(stage.state)
    }
  }

  /// Combines each element with the result before it, and sends each result.
  ///
  /// Each run starts from `seed`, which is not sent itself. Fails with what `accumulate` throws. Implements Rx `scan`.
  @inlinable
  public func scan<Result>(
    _ seed: Result, _ accumulate: @escaping (Result, Element) throws(Failure) -> Result
  ) -> Source<Result, Failure> {
    scan(into: seed) { (result: inout Result, element) throws(Failure) in result = try accumulate(result, element) }
  }
}
