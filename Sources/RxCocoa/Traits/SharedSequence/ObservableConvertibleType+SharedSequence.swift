import RxSwift

extension ObservableConvertibleType {
  /// This sequence for the user interface, with `element` and completion in place of an error.
  ///
  ///     --1--2--X
  ///     asSharedSequence(onErrorJustReturn: 0)
  ///     --1--2--(0|)
  ///
  /// - Parameters:
  ///   - strategy: How it is shared, and where it delivers.
  ///   - element: Sent when this sequence fails. It is held by the sequence.
  /// - Returns: The elements on the scheduler of the strategy, shared.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy strategy: S.Type = S.self, onErrorJustReturn element: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(sharing: asObservable().observe(on: S.scheduler).catchAndReturn(element))
  }

  /// This sequence for the user interface, and another one once this fails.
  ///
  ///     --1--2--X
  ///     asSharedSequence(onErrorDriveWith: --a--b--|)
  ///     --1--2----a--b--|
  ///
  /// - Parameters:
  ///   - strategy: How it is shared, and where it delivers.
  ///   - sequence: Subscribed when this sequence fails.
  /// - Returns: The elements on the scheduler of the strategy, shared.
  @inlinable
  public func asSharedSequence<S>(
    sharingStrategy strategy: S.Type = S.self, onErrorDriveWith sequence: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(sharing: asObservable().observe(on: S.scheduler).catch { _ in sequence.source })
  }

  /// This sequence for the user interface, and one made from the error once this fails.
  ///
  ///     --1--2--X
  ///     asSharedSequence { error in --a--b--| }
  ///     --1--2----a--b--|
  ///
  /// - Parameters:
  ///   - strategy: How it is shared, and where it delivers.
  ///   - onErrorRecover: Called with the error when this sequence fails, on the scheduler of the strategy.
  /// - Returns: The elements on the scheduler of the strategy, shared.
  @inlinable
  public func asSharedSequence<S>(
    sharingStrategy strategy: S.Type = S.self,
    onErrorRecover: @escaping (any Swift.Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(sharing: asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).source })
  }
}
