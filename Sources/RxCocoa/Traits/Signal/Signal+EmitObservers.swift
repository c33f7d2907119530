import RxSwift

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends every event to observers, completion included, on the main thread.
  ///
  /// - Parameter observers: Each gets every event, in order.
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element {
    events.send(to: observers)
  }

  /// Sends every event to observers of optional elements, completion included, on the main thread.
  ///
  /// - Parameter observers: Each gets every event, in order.
  /// - Returns: The subscription. It may be made and disposed on any thread.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable where Observer.Element == Element? {
    events.map { $0 as Element? }.send(to: observers)
  }
}
