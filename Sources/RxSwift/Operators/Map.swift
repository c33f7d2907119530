import ReactiveCore

extension ObservableType {
  /// Replaces each element by the result of `transform`.
  ///
  ///     --1--2--3--|
  ///     map { $0 * 10 }
  ///     --10-20-30-|
  ///
  /// - Parameter transform: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The results. Ends with the source. Implements Rx `map`.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Observable(asObservable().source.map(transform))
  }

  /// Replaces each element by the result of `transform`, and drops those for which that is nil.
  ///
  /// - Parameter transform: Called once per element, on the thread that sends it. What it throws ends the sequence.
  /// - Returns: The results that are not nil. Ends with the source. Implements Rx `compactMap`.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    Observable(asObservable().source.compactMap(transform))
  }
}
