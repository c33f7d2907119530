import RxSwift

extension SharedSequenceConvertibleType {
  /// Drops the first `count` elements of each run.
  ///
  ///     --1--2--3--|
  ///     skip(2)
  ///     --------3--|
  ///
  /// - Parameter count: How many. With 0 or less all pass.
  /// - Returns: The elements after those, shared. Ends with the source. Implements Rx `skip`.
  @inlinable
  public func skip(_ count: Int) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().skip(count))
  }
}
