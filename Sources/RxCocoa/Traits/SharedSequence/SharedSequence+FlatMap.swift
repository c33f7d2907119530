import RxSwift

extension SharedSequenceConvertibleType {
  /// Subscribes to a sequence for each element, and passes on the elements of all of them as they come.
  ///
  ///     --a-----b-----------|
  ///     flatMap { x in --x1--x2--| }
  ///     ----a1--a2-b1--b2---|
  ///
  /// - Parameter selector: Called once per element, where elements are delivered. Its sequences may be of another kind: a `Driver`
  ///   of `Signal`s gives a `Signal`.
  /// - Returns: The elements of all inner sequences, shared as those are. Completes when the source and all inner sequences have.
  ///   Implements Rx `flatMap`.
  @inlinable
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(sharing: asObservable().flatMap(selector))
  }

  /// Subscribes to a sequence for an element, and ignores the elements that come until that has completed.
  ///
  ///     --a---b------c------|
  ///     flatMapFirst { x in --x1--x2--| }
  ///     ----a1--a2-----c1--c2|
  ///
  /// - Parameter selector: Called for an element unless an inner sequence is active, where elements are delivered.
  /// - Returns: The elements of the inner sequences, shared as those are. Completes when the source and the active inner sequence
  ///   have. Implements Rx `flatMapFirst`.
  @inlinable
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(sharing: asObservable().flatMapFirst(selector))
  }

  /// Subscribes to a sequence for each element and passes on its elements until the next element comes; then it is disposed
  /// first.
  ///
  ///     --a-----b-----------|
  ///     flatMapLatest { x in --x1--x2--| }
  ///     ----a1----b1--b2----|
  ///
  /// - Parameter selector: Called once per element, where elements are delivered.
  /// - Returns: The elements of the latest inner sequence, shared as that is. Completes when the source and the latest inner
  ///   sequence have. Implements Rx `flatMapLatest`.
  @inlinable
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(sharing: asObservable().flatMapLatest(selector))
  }
}
