import ReactiveCore

extension ObservableType {
  /// A sequence from a closure that sends events to the observer it gets.
  ///
  /// - Parameter subscribe: Called once per subscription, and not kept. It may send at once or later, from any thread;
  ///   overlapping and nested sends are delivered one after the other, and nothing after a stop event or after disposal.
  ///   What other threads send while the closure still runs is delivered at its next send, or when it returns.
  ///   The disposable that it returns is disposed when the subscription ends.
  /// - Returns: The sequence. Implements Rx `create`.
  @inlinable
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    Observable(.create { subscribe(AnyObserver(sink: $0)) })
  }
}
