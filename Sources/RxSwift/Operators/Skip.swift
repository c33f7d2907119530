import ReactiveCore

extension ObservableType {
  /// Drops the first `count` elements.
  ///
  ///     --1--2--3--4--|
  ///     skip(2)
  ///     --------3--4--|
  ///
  /// - Parameter count: How many. With 0 or less everything passes.
  /// - Returns: The other elements. Ends with the source. Implements Rx `skip`.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    Observable(asObservable().source.skip(count))
  }

  /// Drops elements for as long as `predicate` is true, and passes all the others.
  ///
  ///     --1--2--3--1--|
  ///     skip(while: { $0 < 3 })
  ///     --------3--1--|
  ///
  /// - Parameter predicate: Called once per element, on the thread that sends it, until it returns false. What it throws ends
  ///   the sequence.
  /// - Returns: The other elements. Ends with the source. Implements Rx `skip(while:)`.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable(asObservable().source.skip(while: predicate))
  }

  /// The old name of `skip(while:)`.
  @available(*, deprecated, renamed: "skip(while:)")
  @inlinable
  public func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }
}
