import RxSwift

extension ObservableConvertibleType {
  /// This sequence as a `Driver`, with `element` and completion in place of an error.
  ///
  ///     --1--2--X
  ///     asDriver(onErrorJustReturn: 0)
  ///     --1--2--(0|)
  ///
  /// - Parameter element: Sent when this sequence fails. It is held by the sequence.
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: element)
  }

  /// This sequence as a `Driver`, and another one once this fails.
  ///
  ///     --1--2--X
  ///     asDriver(onErrorDriveWith: --a--b--|)
  ///     --1--2----a--b--|
  ///
  /// - Parameter driver: Subscribed when this sequence fails.
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asDriver(onErrorDriveWith driver: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: driver)
  }

  /// This sequence as a `Driver`, and one made from the error once this fails.
  ///
  ///     --1--2--X
  ///     asDriver { error in --a--b--| }
  ///     --1--2----a--b--|
  ///
  /// - Parameter onErrorRecover: Called with the error when this sequence fails, on the main thread.
  /// - Returns: The elements on the main thread, shared.
  @inlinable
  public func asDriver(onErrorRecover: @escaping (any Swift.Error) -> Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// This sequence as a `Driver`: no further scheduling or sharing.
  @inlinable
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }
}
