import ReactiveCore

extension Infallible {
  /// What a sequence made by `create` sends its events to.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// A sequence from a closure that sends events to the observer it gets.
  ///
  /// - Parameter subscribe: Called once per subscription, and not kept. It may send at once or later, from any thread;
  ///   overlapping and nested sends are delivered one after the other, and nothing after completion or after disposal.
  ///   The disposable that it returns is disposed when the subscription ends.
  /// - Returns: The sequence. Implements Rx `create`.
  @inlinable
  public static func create(
    subscribe: @escaping (@escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      raw: Observable(
        .create { sink in
          let observer = AnyObserver(sink: sink)
          return subscribe { event in
            switch event {
            case .next(let element): observer.sink.next(element)
            case .completed: observer.sink.end(.completed)
            }
          }
        }))
  }
}

extension InfallibleType {
  /// Makes the sequence anew for each subscription.
  ///
  /// - Parameter observableFactory: Called at each subscription, on the subscribing thread. It shouldn't throw: that would be an
  ///   error of a sequence that has none.
  /// - Returns: The elements of the sequence made. Ends with it. Implements Rx `deferred`.
  @inlinable
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(raw: .deferred { try observableFactory().source })
  }
}
