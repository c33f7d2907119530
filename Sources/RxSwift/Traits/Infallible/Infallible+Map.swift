extension InfallibleType {
  /// Replaces each element by the result of `transform`.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 10 }
  ///     --10-20-30-|
  ///
  /// - Parameter transform: Called once per element, on the thread that sends it.
  /// - Returns: The results. Ends with the source. Implements Rx `map`.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(raw: asObservable().map(transform))
  }

  /// Replaces each element by the result of `transform`, and drops those for which that is nil.
  ///
  /// - Parameter transform: Called once per element, on the thread that sends it.
  /// - Returns: The results that are not nil. Ends with the source. Implements Rx `compactMap`.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible(raw: asObservable().compactMap(transform))
  }

  /// Passes the elements for which `predicate` is true.
  ///
  ///     --1--2--3--|
  ///     filter { $0 != 2 }
  ///     --1-----3--|
  ///
  /// - Parameter predicate: Called once per element, on the thread that sends it.
  /// - Returns: The elements that pass. Ends with the source. Implements Rx `filter`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
    Infallible(raw: asObservable().filter(predicate))
  }
}
