import ReactiveCore

extension ObservableType {
  /// Passes the elements for which `predicate` is true.
  ///
  ///     --1--2--3--4--|
  ///     filter { $0.isMultiple(of: 2) }
  ///     -----2-----4--|
  ///
  /// - Parameter predicate: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The elements that pass. Ends with the source. Implements Rx `filter`.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Observable(asObservable().source.filter(predicate))
  }
}
