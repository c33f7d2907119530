import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Calls one closure for each kind of event, on the main thread.
  ///
  /// To be called on the main thread: then the element that is replayed comes before it returns. In the Swift 6 language mode the
  /// compiler says where it isn't. At run time a call from another thread is reported to the standard error output,
  /// and the closures are still called on the main thread.
  ///
  /// In code that is not isolated, a closure that captures objects that aren't `Sendable` can be passed as a variable.
  ///
  /// - Parameters:
  ///   - onNext: Called for each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once: after `onCompleted`, or when the subscription is disposed, on the thread that does that.
  /// - Returns: The subscription. It may be disposed on any thread; after that on the main thread nothing is called any more.
  @preconcurrency @MainActor
  public func drive(
    onNext: (@MainActor (Element) -> Void)? = nil, onCompleted: (@MainActor () -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    events(for: "drive").subscribe(
      onNext: onNext.map(unisolated), onCompleted: onCompleted.map(unisolated), onDisposed: onDisposed)
  }

  /// Calls functions that are not declared `@MainActor`, on the main thread. See `drive(onNext:onCompleted:onDisposed:)`.
  @_disfavoredOverload
  @preconcurrency @MainActor
  public func drive(
    onNext: @escaping (Element) -> Void, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    events(for: "drive").subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls one closure for each kind of event, on the main thread, with an object that is held weakly.
  ///
  /// Once `object` is gone no closure is called any more. To be called on the main thread, see
  /// `drive(onNext:onCompleted:onDisposed:)`.
  ///
  /// - Parameters:
  ///   - object: Passed to the closures, and not retained.
  ///   - onNext: Called for each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once: after `onCompleted`, or when the subscription is disposed, on the thread that does that.
  /// - Returns: The subscription. It may be disposed on any thread; after that on the main thread nothing is called any more.
  @preconcurrency @MainActor
  public func drive<Object: AnyObject>(
    with object: Object, onNext: (@MainActor (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor (Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    events(for: "drive").subscribe(
      with: object, onNext: onNext.map(unisolated), onCompleted: onCompleted.map(unisolated), onDisposed: onDisposed)
  }

  /// Runs the sequence without handlers: for its side effects. To be called on the main thread.
  ///
  /// - Returns: The subscription. It may be disposed on any thread.
  @preconcurrency @MainActor
  public func drive() -> any Disposable {
    events(for: "drive").subscribe()
  }
}
