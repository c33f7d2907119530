import ReactiveCore

extension ObservableType {
  /// Combines each element with the result before it, and sends the last result when the source completes.
  ///
  ///     --1--2--3--|
  ///     reduce(0) { $0 + $1 }
  ///     -----------(6|)
  ///
  /// - Parameters:
  ///   - seed: What each subscription starts from, and the result for an empty sequence.
  ///   - accumulator: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: One result, then completion. An error of the source is passed on without a result. Implements Rx `reduce`.
  @inlinable
  public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    Observable<A>(asObservable().source.reduce(seed, accumulator))
  }

  /// Combines each element with the result before it, and sends what `mapResult` makes of the last result when the source
  /// completes.
  ///
  /// - Parameters:
  ///   - seed: What each subscription starts from, and the result for an empty sequence.
  ///   - accumulator: Called once per element, on the thread that sends it. What it throws ends the sequence.
  ///   - mapResult: Called once, at completion. What it throws ends the sequence.
  /// - Returns: One result, then completion. An error of the source is passed on without a result. Implements Rx `reduce`.
  @inlinable
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    Observable<Result>(asObservable().source.reduce(seed, accumulator, mapResult: mapResult))
  }
}
