import ReactiveCore

/// Anything that can be seen as an `Observable`.
public protocol ObservableConvertibleType {
  /// The type of element in the sequence.
  associatedtype Element

  /// This as an `Observable`.
  func asObservable() -> Observable<Element>
}

/// A push-style sequence: it sends events to whoever subscribes.
public protocol ObservableType: ObservableConvertibleType {
  /// Starts sending events to `observer`.
  ///
  /// Elements arrive on the threads that the sequence uses. After a stop event everything is released by itself.
  ///
  /// - Returns: The subscription; disposing it stops the sequence and releases what it holds.
  // Not for a trailing closure: with more than one candidate for it, chains of arithmetic take seconds to type-check.
  @_disfavoredOverload
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// This sequence as an `Observable`: for a type of your own, one that calls its `subscribe` for each subscription.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in subscribe(observer) }
  }
}
