extension Infallible {
  /// Calls closures along the events, which pass unchanged.
  ///
  ///     subscription: onSubscribe, (the source is subscribed), onSubscribed
  ///     an element:   onNext, (it is delivered), afterNext
  ///     completion:   onCompleted, (it is delivered), afterCompleted, (the source is disposed), onDispose
  ///     disposal:     (the source is disposed), onDispose
  ///
  /// All closures are called on the thread where these things happen, and none of them should throw. A source that ends while it
  /// is subscribed does so before `onSubscribed`; `onDispose` always comes after that.
  ///
  /// - Parameters:
  ///   - onNext: Called before an element is delivered.
  ///   - afterNext: Called after an element was delivered.
  ///   - onCompleted: Called before completion is delivered.
  ///   - afterCompleted: Called after completion was delivered.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or at disposal, when the source has been disposed.
  /// - Returns: The same events. Implements Rx `do`.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
