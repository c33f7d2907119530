extension InfallibleType {
  /// Changes an accumulated value with each element, and sends a copy of it each time.
  ///
  ///     --1--2--3--|
  ///     scan(into: 0) { $0 += $1 }
  ///     --1--3--6--|
  ///
  /// - Parameters:
  ///   - seed: What each subscription starts from. It is not sent itself.
  ///   - accumulator: Called once per element, on the thread that sends it.
  /// - Returns: The value after each element. Ends with the source; holds one value. Implements Rx `scan(into:)`.
  @inlinable
  public func scan<Seed>(into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void) -> Infallible<Seed> {
    Infallible(raw: asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Combines each element with the result before it, and sends each result.
  ///
  ///     --1--2--3--|
  ///     scan(0) { $0 + $1 }
  ///     --1--3--6--|
  ///
  /// - Parameters:
  ///   - seed: What each subscription starts from. It is not sent itself.
  ///   - accumulator: Called once per element, on the thread that sends it.
  /// - Returns: The results. Ends with the source; holds one result. Implements Rx `scan`.
  @inlinable
  public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
    Infallible(raw: asObservable().scan(seed, accumulator: accumulator))
  }
}
