import ReactiveCore

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls `observer` with the outcome.
  ///
  /// - Parameter observer: Called once, on the thread that sends.
  /// - Returns: The subscription; disposing it stops the sequence.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    subscribe(observer, onDisposed: nil)
  }

  /// Calls one closure for each kind of outcome.
  ///
  /// - Parameters:
  ///   - onCompleted: Called when the sequence completes, on the thread that sends.
  ///   - onError: Called when the sequence fails. Without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once: after `onCompleted` or `onError`, or when the subscription is disposed.
  /// - Returns: The subscription; disposing it stops the sequence, then calls `onDisposed`.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let callStack = Hooks.subscriptionCallStack()
    return subscribe(
      { event in
        switch event {
        case .error(let error):
          if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
        case .completed: onCompleted?()
        }
      }, onDisposed: onDisposed)
  }

  /// Calls one closure for each kind of outcome, with an object that is held weakly.
  ///
  /// Once `object` is gone no closure is called any more; the subscription itself lives on until it ends or is disposed.
  ///
  /// - Parameters:
  ///   - object: Passed to the closures, and not retained.
  ///   - onCompleted: Called when the sequence completes, on the thread that sends.
  ///   - onError: Called when the sequence fails. Without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the outcome or at disposal.
  /// - Returns: The subscription; disposing it stops the sequence.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, any Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: onCompleted.map { onCompleted in { [weak object] in if let object { onCompleted(object) } } },
      onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } })
  }

  private func subscribe(
    _ observer: @escaping (CompletableEvent) -> Void, onDisposed: (() -> Void)?
  ) -> any Disposable {
    primitiveSequence.source.subscribeToFirstEvent(
      { event in
        switch event {
        case .next(let element): switch element {}
        case .error(let error): observer(.error(error))
        case .completed: observer(.completed)
        }
      }, onDisposed: onDisposed)
  }
}
