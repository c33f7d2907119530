import ReactiveCore

extension ObservableType {
  /// Combines each element with the latest one of `second`.
  ///
  ///     --1-----2--3--|
  ///     ----a-b-------|
  ///     withLatestFrom { "\($0)\($1)" }
  ///     --------2b-3b-|
  ///
  /// - Parameters:
  ///   - second: Subscribed first. Its failure is passed on, its completion changes nothing.
  ///   - resultSelector: Called for each element once `second` has sent something. What it throws ends the sequence.
  /// - Returns: The results; elements before the first one of `second` are dropped. Ends with this sequence. Holds one element.
  ///   Implements Rx `withLatestFrom`.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    Observable<ResultType>(asObservable().source.withLatest(from: second.asObservable().source, resultSelector))
  }

  /// Replaces each element by the latest one of `second`. See the form with a selector.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}
