import ReactiveCore

extension ObservableType {
  /// Passes elements until `other` sends one.
  ///
  ///     --1--2--3--4--|
  ///     ---------x----|
  ///     take(until:)
  ///     --1--2--3|
  ///
  /// - Parameter other: Subscribed first. Its first element completes the sequence, its failure is passed on, its completion changes
  ///   nothing.
  /// - Returns: The elements before that. Implements Rx `takeUntil`.
  @inlinable
  public func take(until other: some ObservableType) -> Observable<Element> {
    Observable(asObservable().source.take(until: other.asObservable().source))
  }

  /// Drops elements until `other` sends one.
  ///
  ///     --1--2--3--4--|
  ///     ------x-------|
  ///     skip(until:)
  ///     --------3--4--|
  ///
  /// - Parameter other: Subscribed after this sequence. Its failure is passed on, its completion changes nothing.
  /// - Returns: The elements after that. If this sequence completes before `other` has sent, nothing is delivered, not even the
  ///   completion. Implements Rx `skipUntil`.
  @inlinable
  public func skip(until other: some ObservableType) -> Observable<Element> {
    Observable(asObservable().source.skip(until: other.asObservable().source))
  }

  /// The old name of `take(until:)`.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil(_ other: some ObservableType) -> Observable<Element> {
    take(until: other)
  }

  /// The old name of `skip(until:)`.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil(_ other: some ObservableType) -> Observable<Element> {
    skip(until: other)
  }
}
