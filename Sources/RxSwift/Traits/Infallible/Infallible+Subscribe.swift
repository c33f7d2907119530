import ReactiveCore

extension InfallibleType {
  /// Calls `on` for each event.
  ///
  /// `on` is called on the thread that sends. Should a closure of the chain have thrown, a debug build stops here, and a release
  /// build prints the error and calls nothing.
  ///
  /// - Returns: The subscription; disposing it stops the sequence.
  @inlinable
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().source.subscribe(InfallibleEventTerminal(on)) { element, receiver in
      receiver.cast(to: InfallibleEventTerminal<Element>.self).next(element)
    }
  }

  /// Calls one closure for each kind of event.
  ///
  /// Should a closure of the chain have thrown, the error goes to `Hooks.defaultErrorHandler`, and then `onDisposed` is called.
  ///
  /// - Parameters:
  ///   - onNext: Called for each element, on the thread that sends it.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once: after `onCompleted`, or when the subscription is disposed.
  /// - Returns: The subscription; disposing it stops the sequence, then calls `onDisposed`.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls one closure for each kind of event, with an object that is held weakly.
  ///
  /// Once `object` is gone no closure is called any more; the subscription itself lives on until it ends or is disposed.
  ///
  /// - Parameters:
  ///   - object: Passed to the closures, and not retained.
  ///   - onNext: Called for each element, on the thread that sends it.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end or at disposal.
  /// - Returns: The subscription; disposing it stops the sequence.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

/// Hands events to a closure that knows no error.
@usableFromInline
final class InfallibleEventTerminal<Element>: Terminal<any Swift.Error> {
  @usableFromInline let on: (InfallibleEvent<Element>) -> Void

  @inlinable init(_ on: @escaping (InfallibleEvent<Element>) -> Void) {
    self.on = on
  }

  @inlinable func next(_ element: Element) {
    guard mayDeliver else { return }
    on(.next(element))
  }

  @inlinable override func finish(_ termination: Termination<any Swift.Error>) {
    switch termination {
    case .completed: on(.completed)
    case .failed(let error): reportFailureOfInfallible(error)
    case .interrupted: break
    }
  }
}

@usableFromInline
func reportFailureOfInfallible(_ error: any Swift.Error) {
  fatalInDebug("An Infallible failed: \(error). Catch errors before they get into it.")
}
