/// Receives the events of a sequence.
public protocol ObserverType {
  /// The type of element that it can receive.
  associatedtype Element

  /// Takes one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Sends `.next(element)`.
  @inlinable
  public func onNext(_ element: Element) {
    on(.next(element))
  }

  /// Sends `.completed`.
  @inlinable
  public func onCompleted() {
    on(.completed)
  }

  /// Sends `.error(error)`.
  @inlinable
  public func onError(_ error: any Swift.Error) {
    on(.error(error))
  }

  /// Hides the type of this observer.
  @inlinable
  public func asObserver() -> AnyObserver<Element> {
    AnyObserver(self)
  }

  /// An observer of `Result` that hands what `transform` makes of it to this one.
  ///
  /// - Parameter transform: Called for each element. What it throws is sent as an error, and does not stop later elements.
  public func mapObserver<Result>(_ transform: @escaping (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
