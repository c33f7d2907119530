import RxSwift

extension ObservableConvertibleType {
  /// This sequence as a `Signal`, with `element` and completion in place of an error.
  ///
  ///     --1--2--X
  ///     asSignal(onErrorJustReturn: 0)
  ///     --1--2--(0|)
  ///
  /// - Parameter element: Sent when this sequence fails. It is held by the sequence.
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asSignal(onErrorJustReturn element: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: element)
  }

  /// This sequence as a `Signal`, and another one once this fails.
  ///
  ///     --1--2--X
  ///     asSignal(onErrorSignalWith: --a--b--|)
  ///     --1--2----a--b--|
  ///
  /// - Parameter signal: Subscribed when this sequence fails.
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asSignal(onErrorSignalWith signal: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: signal)
  }

  /// This sequence as a `Signal`, and one made from the error once this fails.
  ///
  ///     --1--2--X
  ///     asSignal { error in --a--b--| }
  ///     --1--2----a--b--|
  ///
  /// - Parameter onErrorRecover: Called with the error when this sequence fails, on the main thread.
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asSignal(onErrorRecover: @escaping (any Swift.Error) -> Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// This sequence as a `Signal`: no further scheduling or sharing.
  @inlinable
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }
}
