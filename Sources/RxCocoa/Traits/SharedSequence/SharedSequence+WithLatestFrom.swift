import RxSwift

extension SharedSequenceConvertibleType {
  /// Combines each element with the latest one of another sequence.
  ///
  ///     --1-----2--3--|
  ///     ----a------b--|
  ///     withLatestFrom { $0 + $1 }
  ///     --------2a-3a-|
  ///
  /// - Parameters:
  ///   - second: Subscribed first. Its completion changes nothing.
  ///   - resultSelector: Called once per element, where elements are delivered.
  /// - Returns: The results, shared. Elements are dropped until `second` has sent one. Ends with the source; holds one element.
  ///   Implements Rx `withLatestFrom`.
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence<SharingStrategy, ResultType>(
      sharing: asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends the latest element of another sequence whenever this one sends.
  ///
  /// - Parameter second: Subscribed first. Its completion changes nothing. It may be of another kind.
  /// - Returns: Its latest elements, shared as this sequence is. Elements are dropped until `second` has sent one. Ends with the
  ///   source; holds one element. Implements Rx `withLatestFrom`.
  @inlinable
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence<SharingStrategy, SecondO.Element>(sharing: asObservable().withLatestFrom(second.asObservable()))
  }
}
