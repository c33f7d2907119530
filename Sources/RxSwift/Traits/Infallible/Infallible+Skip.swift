extension InfallibleType {
  /// Drops elements until `other` sends one.
  ///
  ///     --1--2--3--4--|
  ///     ------x-------|
  ///     skip(until:)
  ///     --------3--4--|
  ///
  /// - Parameter other: Subscribed after this sequence. Its completion changes nothing. It shouldn't fail.
  /// - Returns: The elements after that. If this sequence completes before `other` has sent, nothing is delivered, not even the
  ///   completion. Implements Rx `skipUntil`.
  @inlinable
  public func skip(until other: some ObservableType) -> Infallible<Element> {
    Infallible(raw: asObservable().skip(until: other))
  }

  /// Drops elements for as long as `predicate` is true, and passes all that follow.
  ///
  ///     --1--2--3--1--|
  ///     skip(while: { $0 < 3 })
  ///     --------3--1--|
  ///
  /// - Parameter predicate: Called once per element, on the thread that sends it, until it returns false. It shouldn't throw.
  /// - Returns: The elements from the first one for which it is false. Ends with the source. Implements Rx `skipWhile`.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(raw: asObservable().skip(while: predicate))
  }
}
