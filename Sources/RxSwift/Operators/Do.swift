import ReactiveCore

extension ObservableType {
  /// Calls closures along the events, which pass unchanged.
  ///
  ///     subscription: onSubscribe, (the source is subscribed), onSubscribed
  ///     an element:   onNext, (it is delivered), afterNext
  ///     completion:   onCompleted, (it is delivered), afterCompleted, (the source is disposed), onDispose
  ///     an error:     onError, (it is delivered), afterError, (the source is disposed), onDispose
  ///     disposal:     (the source is disposed), onDispose
  ///
  /// All closures are called on the thread where these things happen. A source that ends while it is subscribed does so before
  /// `onSubscribed`; `onDispose` always comes after that.
  ///
  /// - Parameters:
  ///   - onNext: Called before an element is delivered. What it throws ends the sequence instead.
  ///   - afterNext: Called after an element was delivered. What it throws ends the sequence.
  ///   - onError: Called before an error is delivered. What it throws is delivered instead.
  ///   - afterError: Called after an error was delivered. What it throws has no effect.
  ///   - onCompleted: Called before completion is delivered. What it throws is delivered instead.
  ///   - afterCompleted: Called after completion was delivered. What it throws has no effect.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or at disposal, when the source has been disposed.
  /// - Returns: The same events. Implements Rx `do`.
  @inlinable
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let afterEnd = endAction(onError: afterError, onCompleted: afterCompleted)
    return Observable(
      asObservable().source.do(
        SideEffects(
          onNext: onNext, afterNext: afterNext,
          onEnd: endAction(onError: onError, onCompleted: onCompleted),
          afterEnd: afterEnd.map { afterEnd in { try? afterEnd($0) } },
          onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)))
  }
}

@usableFromInline
func endAction(
  onError: ((any Swift.Error) throws -> Void)?, onCompleted: (() throws -> Void)?
) -> ((Termination<any Swift.Error>) throws -> Void)? {
  if onError == nil, onCompleted == nil { return nil }
  return { termination in
    switch termination {
    case .completed: try onCompleted?()
    case .failed(let error): try onError?(error)
    case .interrupted: break
    }
  }
}
