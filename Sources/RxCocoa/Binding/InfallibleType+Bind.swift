import RxSwift

extension InfallibleType {
  /// Sends every event to observers, completion included, on the thread that sends it.
  ///
  /// - Parameter observers: Each gets every event, in order.
  /// - Returns: The subscription; disposing it unbinds.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element {
    asObservable().send(to: observers)
  }

  /// Sends every event to observers of optional elements, completion included, on the thread that sends it.
  ///
  /// - Parameter observers: Each gets every event, in order.
  /// - Returns: The subscription; disposing it unbinds.
  public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.send(to: observers)
  }

  /// Applies a function to the sequence: usually one that binds it to something.
  ///
  /// - Parameter binder: Called at once with this sequence.
  /// - Returns: What it returns.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Applies a curried function to the sequence and one argument.
  ///
  /// - Parameters:
  ///   - binder: Called at once with this sequence.
  ///   - curriedArgument: Passed to what `binder` returns.
  /// - Returns: What that returns.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure for each element, on the thread that sends it. A completion is ignored.
  ///
  /// - Parameter onNext: Called for each element.
  /// - Returns: The subscription; disposing it unbinds.
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
    asObservable().bindElements(onNext)
  }
}
