import RxSwift

extension SharedSequenceConvertibleType {
  /// Calls closures along the events of each run, which pass unchanged.
  ///
  ///     start of a run: onSubscribe, (the source is subscribed), onSubscribed
  ///     an element:     onNext, (it is delivered), afterNext
  ///     completion:     onCompleted, (it is delivered), afterCompleted, (the source is disposed), onDispose
  ///     disposal:       (the source is disposed), onDispose
  ///
  /// A source that ends while it is subscribed does so before `onSubscribed`; `onDispose` always comes after that.
  ///
  /// - Parameters:
  ///   - onNext: Called before an element is delivered, where that happens.
  ///   - afterNext: Called after an element was delivered.
  ///   - onCompleted: Called before completion is delivered, where that happens.
  ///   - afterCompleted: Called after completion was delivered.
  ///   - onSubscribe: Called before the source is subscribed, on the thread that subscribes.
  ///   - onSubscribed: Called after the source was subscribed, on the thread that subscribes.
  ///   - onDispose: Called once, after the end or at disposal, when the source has been disposed, on the thread where that happens.
  /// - Returns: The same events, shared. Implements Rx `do`.
  @inlinable
  public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      sharing: asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
