import ReactiveCore

extension Signal {
  /// Adds an observer.
  ///
  /// - Parameter observer: Gets the events that come from now on, on the thread that sends them, and `interrupted` at once if the signal
  ///   has ended. It is kept until the signal is over or the result is disposed.
  /// - Returns: What removes the observer, which it says nothing to; nil if the signal has ended.
  @_disfavoredOverload
  @discardableResult
  @inlinable @inline(__always)
  public func observe(_ observer: Observer) -> (any Disposable)? {
    observe(Listener(observer))
  }

  /// Adds a closure as an observer.
  ///
  /// - Parameter action: Called with the events that come from now on, and with `interrupted` at once if the signal has ended.
  /// - Returns: What removes the observer; nil if the signal has ended.
  @discardableResult
  @inlinable @inline(__always)
  public func observe(_ action: @escaping Observer.Action) -> (any Disposable)? {
    observe(Listener(next: { action(.value($0)) }, end: { action(Event($0)) }))
  }

  /// Observes values and the failure.
  ///
  /// - Parameter action: Called with each value as a success, and with the error as a failure.
  /// - Returns: What removes the observer; nil if the signal has ended.
  @discardableResult
  @inlinable @inline(__always)
  public func observeResult(_ action: @escaping (Result<Value, Error>) -> Void) -> (any Disposable)? {
    observe(
      Listener(
        next: { action(.success($0)) },
        end: { if case .failed(let error) = $0 { action(.failure(error)) } }))
  }

  /// Observes completion.
  ///
  /// - Parameter action: Called when the signal completes.
  /// - Returns: What removes the observer; nil if the signal has ended.
  @discardableResult
  @inlinable @inline(__always)
  public func observeCompleted(_ action: @escaping () -> Void) -> (any Disposable)? {
    observe(Listener(next: { _ in }, end: { if case .completed = $0 { action() } }))
  }

  /// Observes the failure.
  ///
  /// - Parameter action: Called with the error when the signal fails.
  /// - Returns: What removes the observer; nil if the signal has ended.
  @discardableResult
  @inlinable @inline(__always)
  public func observeFailed(_ action: @escaping (Error) -> Void) -> (any Disposable)? {
    observe(Listener(next: { _ in }, end: { if case .failed(let error) = $0 { action(error) } }))
  }

  /// Observes interruption.
  ///
  /// - Parameter action: Called when the signal is interrupted, and at once if it has ended.
  /// - Returns: What removes the observer; nil if the signal has ended.
  @discardableResult
  @inlinable @inline(__always)
  public func observeInterrupted(_ action: @escaping () -> Void) -> (any Disposable)? {
    observe(Listener(next: { _ in }, end: { if case .interrupted = $0 { action() } }))
  }

  @inlinable func observe(_ listener: Listener<Value, Error>) -> (any Disposable)? {
    guard core.add(listener) else {
      listener.sink.end(.interrupted)
      return nil
    }
    return Observation(of: core, by: listener)
  }
}

extension Signal where Error == Never {
  /// Observes values.
  ///
  /// - Parameter action: Called with each value.
  /// - Returns: What removes the observer; nil if the signal has ended.
  @discardableResult
  @inlinable @inline(__always)
  public func observeValues(_ action: @escaping (Value) -> Void) -> (any Disposable)? {
    observe(Listener(next: action, end: { _ in }))
  }
}
