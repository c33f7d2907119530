import ReactiveCore

extension ObservableType {
  /// Completes at once, without an element.
  ///
  ///     |
  ///
  /// - Returns: A sequence that sends on the subscribing thread, before `subscribe` returns. Implements Rx `empty`.
  @inlinable
  public static func empty() -> Observable<Element> {
    Observable(.empty)
  }

  /// Never sends anything, and never ends.
  ///
  ///     ----------
  ///
  /// - Returns: A sequence that ends only by disposal. Implements Rx `never`.
  @inlinable
  public static func never() -> Observable<Element> {
    Observable(.never)
  }

  /// Fails at once.
  ///
  ///     x
  ///
  /// - Parameter error: The error.
  /// - Returns: A sequence that sends on the subscribing thread, before `subscribe` returns. Implements Rx `error`.
  @inlinable
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    Observable(.end(.failed(error)))
  }

  /// The value of an optional, if it has one, then completion, at once.
  ///
  /// - Parameter optional: The optional.
  /// - Returns: A sequence that sends on the subscribing thread, before `subscribe` returns. Implements Rx `from(optional:)`.
  @inlinable
  public static func from(optional: Element?) -> Observable<Element> {
    Observable(optional.map { .just($0) } ?? .empty)
  }
}
