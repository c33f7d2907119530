import RxSwift

extension SharedSequence {
  /// One element, then completion.
  ///
  ///     (1|)
  ///
  /// - Parameter element: The element.
  /// - Returns: A sequence that sends on the scheduler of the strategy: at once if that is the main thread's and the caller is on
  ///   it. Each subscription gets the element; nothing is shared. Implements Rx `just`.
  @inlinable
  public static func just(_ element: Element) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
  }

  /// Completes without an element.
  ///
  ///     |
  ///
  /// - Returns: A sequence that ends on the scheduler of the strategy: at once if that is the main thread's and the caller is on
  ///   it. Implements Rx `empty`.
  @inlinable
  public static func empty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
  }

  /// Never sends anything, and never ends.
  ///
  ///     ----------
  ///
  /// - Returns: A sequence that ends only by disposal. Implements Rx `never`.
  @inlinable
  public static func never() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: .never())
  }
}
