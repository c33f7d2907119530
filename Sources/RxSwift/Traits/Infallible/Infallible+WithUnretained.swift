extension InfallibleType {
  /// Combines each element with an object that is not retained.
  ///
  /// - Parameters:
  ///   - obj: Held weakly. Once it is gone the next element completes the sequence and disposes the source.
  ///   - resultSelector: Called once per element with the object, on the thread that sends it.
  /// - Returns: The results. Ends with the source, or earlier. Implements Rx `withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible(raw: asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that is not retained. See the form with a selector.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    Infallible(raw: asObservable().withUnretained(obj))
  }
}
