import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Calls one closure for each kind of event, on the main thread.
  ///
  /// In code that is not isolated, a closure that captures objects that aren't `Sendable` can be passed as a variable.
  ///
  /// - Parameters:
  ///   - onNext: Called for each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once: after `onCompleted`, or when the subscription is disposed, on the thread that does that.
  /// - Returns: The subscription. It may be made and disposed on any thread; after a disposal on the main thread nothing is called
  ///   any more.
  @preconcurrency
  public func emit(
    onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    events.subscribe(onNext: onNext.map(unisolated), onCompleted: onCompleted.map(unisolated), onDisposed: onDisposed)
  }

  /// Calls functions that are not declared `@MainActor`, on the main thread. See `emit(onNext:onCompleted:onDisposed:)`.
  @_disfavoredOverload
  public func emit(
    onNext: @escaping (Element) -> Void, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    events.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls one closure for each kind of event, on the main thread, with an object that is held weakly.
  ///
  /// Once `object` is gone no closure is called any more.
  ///
  /// - Parameters:
  ///   - object: Passed to the closures, and not retained.
  ///   - onNext: Called for each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once: after `onCompleted`, or when the subscription is disposed, on the thread that does that.
  /// - Returns: The subscription. It may be made and disposed on any thread; after a disposal on the main thread nothing is called
  ///   any more.
  @preconcurrency
  public func emit<Object: AnyObject>(
    with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    events.subscribe(
      with: object, onNext: onNext.map(unisolated), onCompleted: onCompleted.map(unisolated), onDisposed: onDisposed)
  }

  /// Runs the sequence without handlers: for its side effects.
  ///
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit() -> any Disposable {
    events.subscribe()
  }
}
