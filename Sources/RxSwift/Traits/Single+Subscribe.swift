import ReactiveCore

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls `observer` with the outcome.
  ///
  /// - Parameter observer: Called once, on the thread that sends.
  /// - Returns: The subscription; disposing it stops the sequence.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    subscribe(observer, onDisposed: nil)
  }

  /// Calls one closure for each kind of outcome.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element, on the thread that sends it.
  ///   - onFailure: Called when the sequence fails. Without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once: after `onSuccess` or `onFailure`, or when the subscription is disposed.
  /// - Returns: The subscription; disposing it stops the sequence, then calls `onDisposed`.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let callStack = Hooks.subscriptionCallStack()
    return subscribe(
      { event in
        switch event {
        case .success(let element): onSuccess?(element)
        case .failure(let error):
          if let onFailure { onFailure(error) } else { Hooks.defaultErrorHandler(callStack, error) }
        }
      }, onDisposed: onDisposed)
  }

  /// Calls one closure for each kind of outcome, with an object that is held weakly.
  ///
  /// Once `object` is gone no closure is called any more; the subscription itself lives on until it ends or is disposed.
  ///
  /// - Parameters:
  ///   - object: Passed to the closures, and not retained.
  ///   - onSuccess: Called with the element, on the thread that sends it.
  ///   - onFailure: Called when the sequence fails. Without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the outcome or at disposal.
  /// - Returns: The subscription; disposing it stops the sequence.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess.map { onSuccess in { [weak object] in if let object { onSuccess(object, $0) } } },
      onFailure: onFailure.map { onFailure in { [weak object] in if let object { onFailure(object, $0) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } })
  }

  /// The old name of `subscribe(onSuccess:onFailure:onDisposed:)`.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Swift.Error) -> Void,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }

  private func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void, onDisposed: (() -> Void)?
  ) -> any Disposable {
    primitiveSequence.source.subscribeToFirstEvent(
      { event in
        switch event {
        case .next(let element): observer(.success(element))
        case .error(let error): observer(.failure(error))
        case .completed: fatalInDebug("A Single completed without an element.")
        }
      }, onDisposed: onDisposed)
  }
}
