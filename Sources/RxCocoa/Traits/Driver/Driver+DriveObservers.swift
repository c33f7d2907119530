import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends every event to observers, completion included, on the main thread.
  ///
  /// To be called on the main thread. See `drive(onNext:onCompleted:onDisposed:)`.
  ///
  /// - Parameter observers: Each gets every event, in order.
  /// - Returns: The subscription. It may be disposed on any thread.
  @preconcurrency @MainActor
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable where Observer.Element == Element {
    events(for: "drive").send(to: observers)
  }

  /// Sends every event to observers of optional elements, completion included, on the main thread.
  ///
  /// To be called on the main thread. See `drive(onNext:onCompleted:onDisposed:)`.
  ///
  /// - Parameter observers: Each gets every event, in order.
  /// - Returns: The subscription. It may be disposed on any thread.
  @preconcurrency @MainActor
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable where Observer.Element == Element? {
    events(for: "drive").map { $0 as Element? }.send(to: observers)
  }

  /// Applies a function to the events, as an `Observable`: usually one that binds them to something. To be called on the main
  /// thread.
  ///
  /// - Parameter transformation: Called at once.
  /// - Returns: What it returns.
  @preconcurrency @MainActor
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(events(for: "drive"))
  }

  /// Applies a curried function to the events, as an `Observable`, and one argument. To be called on the main thread.
  ///
  /// - Parameters:
  ///   - with: Called at once.
  ///   - curriedArgument: Passed to what `with` returns.
  /// - Returns: What that returns.
  @preconcurrency @MainActor
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    with(events(for: "drive"))(curriedArgument)
  }
}
