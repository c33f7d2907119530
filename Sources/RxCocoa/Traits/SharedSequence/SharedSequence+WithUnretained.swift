import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Combines each element with an object that is held weakly.
  ///
  /// - Parameters:
  ///   - obj: The object. It is not retained.
  ///   - resultSelector: Called once per element with the object, on the main thread.
  /// - Returns: The results, shared. Once the object is gone, the next element ends the sequence with completion.
  ///   Implements Rx `withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence<SharingStrategy, Out>(sharing: asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that is held weakly.
  ///
  /// - Parameter obj: The object. It is not retained.
  /// - Returns: The pairs, shared. Once the object is gone, the next element ends the sequence with completion.
  ///   Implements Rx `withUnretained`.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)> {
    withUnretained(obj) { ($0, $1) }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Not for a `Driver`: it would keep the object, in the element that it replays.
  @available(*, unavailable, message: "A Driver would retain the object in what it replays. Use drive(with:onNext:).")
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    fatalError("unavailable")
  }

  /// Not for a `Driver`: it would keep the object, in the element that it replays.
  @available(*, unavailable, message: "A Driver would retain the object in what it replays. Use drive(with:onNext:).")
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)> {
    fatalError("unavailable")
  }
}
