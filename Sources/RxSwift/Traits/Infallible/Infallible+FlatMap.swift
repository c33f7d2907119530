extension InfallibleType {
  /// Subscribes to a sequence for each element, and passes on the elements of all of them as they come.
  ///
  ///     --a-----b-----------|
  ///     flatMap { x in --x1--x2--| }
  ///     ----a1--a2-b1--b2---|
  ///
  /// - Parameter selector: Called once per element, on the thread that sends it. It should make sequences that don't fail.
  /// - Returns: The elements of all inner sequences, delivered one after the other. Completes when the source and all inner
  ///   sequences have. Implements Rx `flatMap`.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMap(selector))
  }

  /// Subscribes to a sequence for an element, and ignores the elements that come until that has completed.
  ///
  ///     --a---b------c------|
  ///     flatMapFirst { x in --x1--x2--| }
  ///     ----a1--a2-----c1--c2|
  ///
  /// - Parameter selector: Called for an element unless an inner sequence is active. It should make sequences that don't fail.
  /// - Returns: The elements of the inner sequences. Completes when the source and the active inner sequence have.
  ///   Implements Rx `flatMapFirst`.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMapFirst(selector))
  }

  /// Subscribes to a sequence for each element and passes on its elements until the next element comes; then it is disposed
  /// first.
  ///
  ///     --a-----b-----------|
  ///     flatMapLatest { x in --x1--x2--| }
  ///     ----a1----b1--b2----|
  ///
  /// - Parameter selector: Called once per element, on the thread that sends it. It should make sequences that don't fail.
  /// - Returns: The elements of the latest inner sequence; none of an earlier one once that was disposed. Completes when the
  ///   source and the latest inner sequence have. Implements Rx `flatMapLatest`.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMapLatest(selector))
  }

  /// Subscribes to a sequence for each element, one after the other.
  ///
  ///     --a-b---------------|
  ///     concatMap { x in --x1--x2--| }
  ///     ----a1--a2---b1--b2-|
  ///
  /// - Parameter selector: Called as soon as an element comes, on the thread that sends it; only the subscription waits. It
  ///   should make sequences that don't fail.
  /// - Returns: The elements of the inner sequences in order. Completes when the source and all inner sequences have. Holds the
  ///   waiting sequences, in an unbounded queue. Implements Rx `concatMap`.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().concatMap(selector))
  }
}
