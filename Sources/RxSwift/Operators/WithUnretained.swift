import ReactiveCore

extension ObservableType {
  /// Combines each element with an object that is held weakly.
  ///
  /// - Parameters:
  ///   - obj: The object. It is not retained.
  ///   - resultSelector: Called once per element with the object, on the thread that sends it.
  /// - Returns: The results. Once the object is gone, the next element ends the sequence with completion, and the source is
  ///   disposed. Implements Rx `withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> Observable<Out> {
    Observable<Out>(
      asObservable().source.mapUntilNil { [weak obj] element in obj.map { resultSelector($0, element) } })
  }

  /// Pairs each element with an object that is held weakly.
  ///
  /// - Parameter obj: The object. It is not retained.
  /// - Returns: The pairs. Once the object is gone, the next element ends the sequence with completion, and the source is
  ///   disposed. Implements Rx `withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}
