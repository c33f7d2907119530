extension ObservableConvertibleType {
  /// This sequence with `element` and completion in place of an error.
  ///
  ///     --1--2--X
  ///     asInfallible(onErrorJustReturn: 0)
  ///     --1--2--(0|)
  ///
  /// - Parameter element: Sent when this sequence fails. It is held by the sequence.
  /// - Returns: A sequence that doesn't fail. Ends with this one.
  @inlinable
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(raw: asObservable().catchAndReturn(element))
  }

  /// This sequence, and another one once this fails.
  ///
  ///     --1--2--X
  ///     asInfallible(onErrorFallbackTo: --a--b--|)
  ///     --1--2----a--b--|
  ///
  /// - Parameter infallible: Subscribed when this sequence fails, on the thread that reports it.
  /// - Returns: A sequence that doesn't fail. Ends with this one, or with `infallible`.
  @inlinable
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(raw: asObservable().catch { _ in infallible.source })
  }

  /// This sequence, and one made from the error once this fails.
  ///
  ///     --1--2--X
  ///     asInfallible { error in --a--b--| }
  ///     --1--2----a--b--|
  ///
  /// - Parameter onErrorRecover: Called with the error when this sequence fails, on the thread that reports it.
  /// - Returns: A sequence that doesn't fail. Ends with this one, or with the one made.
  @inlinable
  public func asInfallible(
    onErrorRecover: @escaping (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().catch { onErrorRecover($0).source })
  }
}
