import ReactiveCore

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes to `second` after this sequence has completed.
  ///
  ///     -----|
  ///     andThen(--(1|))
  ///     -------(1|)
  ///
  /// - Parameter second: What follows. It is never subscribed if this sequence fails. This sequence is released before.
  /// - Returns: The element of `second`, or the error of this sequence. Implements Rx `andThen`.
  @inlinable
  public func andThen<Element>(_ second: Single<Element>) -> Single<Element> {
    Single<Element>(raw: andThen(second.source))
  }

  /// Subscribes to `second` after this sequence has completed.
  ///
  /// - Parameter second: What follows. It is never subscribed if this sequence fails. This sequence is released before.
  /// - Returns: What `second` sends, or the error of this sequence. Implements Rx `andThen`.
  @inlinable
  public func andThen<Element>(_ second: Maybe<Element>) -> Maybe<Element> {
    Maybe<Element>(raw: andThen(second.source))
  }

  /// Subscribes to `second` after this sequence has completed.
  ///
  /// - Parameter second: What follows. It is never subscribed if this sequence fails. This sequence is released before.
  /// - Returns: The end of `second`, or the error of this sequence. Implements Rx `andThen`.
  @inlinable
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: andThen(second.source))
  }

  /// Subscribes to `second` after this sequence has completed.
  ///
  /// - Parameter second: What follows. It is never subscribed if this sequence fails. This sequence is released before.
  /// - Returns: The elements of `second`, or the error of this sequence. Implements Rx `andThen`.
  @inlinable
  public func andThen<Element>(_ second: Observable<Element>) -> Observable<Element> {
    Observable<Element>(primitiveSequence.source.source.andThen(second.source))
  }
}
