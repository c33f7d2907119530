import ReactiveCore

extension ObservableType {
  /// Calls `on` for each event.
  ///
  /// `on` is called on the thread that sends. The sequence may fail: the error comes as an event, and no hook is involved.
  ///
  /// - Returns: The subscription; disposing it stops the sequence.
  @inlinable
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().source.subscribe(EventTerminal(on)) { element, receiver in
      receiver.cast(to: EventTerminal<Element>.self).next(element)
    }
  }

  /// Calls one closure for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Called for each element, on the thread that sends it.
  ///   - onError: Called when the sequence fails. Without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once: after `onError` or `onCompleted`, or when the subscription is disposed.
  /// - Returns: The subscription; disposing it stops the sequence, then calls `onDisposed`.
  // Not for a trailing closure: with more than one candidate for it, chains of arithmetic take seconds to type-check.
  @_disfavoredOverload
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let terminal = KindTerminal(
      onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      callStack: Hooks.subscriptionCallStack())
    let scope = asObservable().source.subscribe(terminal) { element, receiver in
      receiver.cast(to: KindTerminal<Element>.self).next(element)
    }
    guard let disposed = terminal.disposed else { return scope }
    return Disposables.create(scope, disposed)
  }

  /// Calls one closure for each kind of event, with an object that is held weakly.
  ///
  /// Once `object` is gone no closure is called any more; the subscription itself lives on until it ends or is disposed.
  ///
  /// - Parameters:
  ///   - object: Passed to the closures, and not retained.
  ///   - onNext: Called for each element.
  ///   - onError: Called when the sequence fails. Without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or at disposal.
  /// - Returns: The subscription; disposing it stops the sequence.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: onNext.map { onNext in { [weak object] in if let object { onNext(object, $0) } } },
      onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
      onCompleted: onCompleted.map { onCompleted in { [weak object] in if let object { onCompleted(object) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } })
  }
}
