extension InfallibleType {
  /// One element, then completion, at once.
  ///
  ///     (1|)
  ///
  /// - Parameter element: The element.
  /// - Returns: A sequence that sends on the subscribing thread, before `subscribe` returns. Implements Rx `just`.
  @inlinable
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(raw: .just(element))
  }

  /// One element, then completion, on `scheduler`.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - scheduler: Where element and completion are sent, each by a piece of work of its own.
  /// - Returns: The sequence. Implements Rx `just` with a scheduler.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
    Infallible(raw: .just(element, scheduler: scheduler))
  }

  /// Completes at once, without an element.
  ///
  ///     |
  ///
  /// - Returns: A sequence that sends on the subscribing thread, before `subscribe` returns. Implements Rx `empty`.
  @inlinable
  public static func empty() -> Infallible<Element> {
    Infallible(raw: .empty())
  }

  /// Never sends anything, and never ends.
  ///
  ///     ----------
  ///
  /// - Returns: A sequence that ends only by disposal. Implements Rx `never`.
  @inlinable
  public static func never() -> Infallible<Element> {
    Infallible(raw: .never())
  }
}
