import RxSwift

extension SharedSequenceConvertibleType {
  /// Combines each element with the result before it, and sends each result.
  ///
  ///     --1--2--3--|
  ///     scan(0) { $0 + $1 }
  ///     --1--3--6--|
  ///
  /// - Parameters:
  ///   - seed: What each run starts from. It is not sent itself.
  ///   - accumulator: Called once per element, however many are subscribed, where elements are delivered.
  /// - Returns: The results, shared. Ends with the source; holds one result. Implements Rx `scan`.
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) -> A) -> SharedSequence<SharingStrategy, A> {
    SharedSequence<SharingStrategy, A>(sharing: asObservable().scan(seed, accumulator: accumulator))
  }
}
