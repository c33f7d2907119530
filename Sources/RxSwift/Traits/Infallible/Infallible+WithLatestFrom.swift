extension InfallibleType {
  /// Combines each element with the latest one of `second`.
  ///
  ///     --1-----2--3--|
  ///     ----a-b-------|
  ///     withLatestFrom { "\($0)\($1)" }
  ///     --------2b-3b-|
  ///
  /// - Parameters:
  ///   - second: Subscribed first. Its completion changes nothing.
  ///   - resultSelector: Called for each element once `second` has sent something. It shouldn't throw.
  /// - Returns: The results; elements before the first one of `second` are dropped. Ends with this sequence. Holds one element.
  ///   Implements Rx `withLatestFrom`.
  @inlinable
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible(raw: asObservable().withLatestFrom(second, resultSelector: resultSelector))
  }

  /// Replaces each element by the latest one of `second`. See the form with a selector.
  @inlinable
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().withLatestFrom(second))
  }
}
