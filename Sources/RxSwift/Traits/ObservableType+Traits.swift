import ReactiveCore

extension ObservableType {
  /// This sequence as one that must have exactly one element.
  ///
  ///     --1-----|
  ///     --------(1|)
  ///
  /// - Returns: The element, when the source has completed. Fails with `RxError.moreThanOneElement` at a second element, and with
  ///   `RxError.noElements` if there is none. Holds the element until then.
  @inlinable
  public func asSingle() -> Single<Element> {
    Single(
      raw: Observable(
        asObservable().source.singleAtEnd(
          ifNone: .failed(RxError.noElements), ifMore: .failed(RxError.moreThanOneElement))))
  }

  /// This sequence as one that must have at most one element.
  ///
  ///     --1-----|
  ///     --------(1|)
  ///
  /// - Returns: The element, if any, when the source has completed. Fails with `RxError.moreThanOneElement` at a second element.
  ///   Holds the element until then.
  @inlinable
  public func asMaybe() -> Maybe<Element> {
    Maybe(
      raw: Observable(
        asObservable().source.singleAtEnd(ifNone: .completed, ifMore: .failed(RxError.moreThanOneElement))))
  }

  /// This sequence, which has no elements, as a `Completable`.
  ///
  /// - Returns: The same events.
  @inlinable
  public func asCompletable() -> Completable where Element == Never {
    Completable(raw: asObservable())
  }

  /// The first element, if there is one.
  ///
  ///     --1--2--|
  ///     --(1|)
  ///
  /// - Returns: The first element as soon as it comes, and then the source is disposed; nil if the source completes without any.
  ///   Implements Rx `first`.
  @inlinable
  public func first() -> Single<Element?> {
    Single(raw: Observable(asObservable().source.take(1).map(Optional.some).ifEmpty(default: nil)))
  }

  /// All elements, as an array.
  ///
  ///     --1--2--|
  ///     --------([1, 2]|)
  ///
  /// - Returns: The elements, when the source has completed; an empty array if there are none. Holds all elements until then.
  ///   Implements Rx `toArray`.
  @inlinable
  public func toArray() -> Single<[Element]> {
    Single(
      raw: Observable(
        asObservable().source.reduce(into: []) { (elements: inout [Element], element) in elements.append(element) }))
  }
}
