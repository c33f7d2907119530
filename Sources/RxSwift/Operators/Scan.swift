import ReactiveCore

extension ObservableType {
  /// Changes an accumulated value with each element, and sends a copy of it each time.
  ///
  ///     --1--2--3--|
  ///     scan(into: 0) { $0 += $1 }
  ///     --1--3--6--|
  ///
  /// - Parameters:
  ///   - seed: What each subscription starts from. It is not sent itself.
  ///   - accumulator: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The value after each element. Ends with the source; holds one value. Implements Rx `scan(into:)`.
  @inlinable
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    Observable<A>(asObservable().source.scan(into: seed, accumulator))
  }

  /// Combines each element with the result before it, and sends each result.
  ///
  ///     --1--2--3--|
  ///     scan(0) { $0 + $1 }
  ///     --1--3--6--|
  ///
  /// - Parameters:
  ///   - seed: What each subscription starts from. It is not sent itself.
  ///   - accumulator: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The results. Ends with the source; holds one result. Implements Rx `scan`.
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    Observable<A>(asObservable().source.scan(seed, accumulator))
  }
}
