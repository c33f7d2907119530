import RxSwift

extension SharedSequenceConvertibleType {
  /// Replaces each element by the result of `selector`.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 10 }
  ///     --10-20-30-|
  ///
  /// - Parameter selector: Called once per element, however many are subscribed, where elements are delivered.
  /// - Returns: The results, shared. Ends with the source. Implements Rx `map`.
  @inlinable
  public func map<Result>(_ selector: @escaping (Element) -> Result) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(sharing: asObservable().map(selector))
  }

  /// Replaces each element by the result of `selector`, and drops those for which that is nil.
  ///
  /// - Parameter selector: Called once per element, however many are subscribed, where elements are delivered.
  /// - Returns: The results that are not nil, shared. Ends with the source. Implements Rx `compactMap`.
  @inlinable
  public func compactMap<Result>(_ selector: @escaping (Element) -> Result?) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence<SharingStrategy, Result>(sharing: asObservable().compactMap(selector))
  }

  /// Passes the elements for which `predicate` is true.
  ///
  ///     --1--2--3--|
  ///     filter { $0 != 2 }
  ///     --1-----3--|
  ///
  /// - Parameter predicate: Called once per element, however many are subscribed, where elements are delivered.
  /// - Returns: The elements that pass, shared. Ends with the source. Implements Rx `filter`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: asObservable().filter(predicate))
  }
}
