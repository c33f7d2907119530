import ReactiveCore

extension Signal {
  /// Makes a signal and the input that feeds it.
  ///
  /// - Parameter disposable: Disposed when the signal is over.
  /// - Returns: The signal, and its input, which can be used from any thread. Nested and concurrent sends are delivered after the one in
  ///   progress. Neither keeps the other alive; releasing the input interrupts the signal.
  @inlinable
  public static func pipe(disposable: (any Disposable)? = nil) -> (output: Signal<Value, Error>, input: Observer) {
    pipe(disposable, nesting: .queued)
  }

  /// Makes a signal and the input that feeds it, without exclusion between sends.
  ///
  /// - Parameter disposable: Disposed when the signal is over.
  /// - Returns: See `unserialized(_:)`.
  @inlinable
  public static func unserializedPipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal<Value, Error>, input: Observer) {
    pipe(disposable, nesting: .depthFirst)
  }

  /// Makes a signal and the input that feeds it, for senders of one thread that send during a send.
  ///
  /// - Parameter disposable: Disposed when the signal is over.
  /// - Returns: See `reentrantUnserialized(_:)`.
  @inlinable
  public static func reentrantUnserializedPipe(
    disposable: (any Disposable)? = nil
  ) -> (output: Signal<Value, Error>, input: Observer) {
    pipe(disposable, nesting: .queued)
  }

  @inlinable
  static func pipe(
    _ disposable: (any Disposable)?, nesting: Outlet<Value, Error>.Nesting
  ) -> (output: Signal<Value, Error>, input: Observer) {
    let core = SignalCore<Value, Error>(right: DeliveryRight())
    if let disposable { core.scope.add(disposable) }
    return (Signal(core), Observer(feeding: core, nesting: nesting))
  }
}
