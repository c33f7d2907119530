import RxSwift

extension ObservableType {
  /// Sends every event to each observer, in order.
  func send<Observer: ObserverType>(to observers: [Observer]) -> any Disposable where Observer.Element == Element {
    subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Hands every element to `onNext`. An error is a mistake: debug builds stop, release builds print it.
  func bindElements(_ onNext: @escaping (Element) -> Void) -> any Disposable {
    subscribe(onNext: onNext, onError: reportBoundFailure)
  }
}

/// What is bound must not fail.
func reportBoundFailure(_ error: any Swift.Error) {
  fatalInDebug("Binding error: \(error). Handle the error before the binding.")
}
