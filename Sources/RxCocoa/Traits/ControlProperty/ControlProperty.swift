import RxSwift

/// A property of a control that the user changes too, such as a text: a sequence and an observer at once.
///
/// The sequence sends the value at subscription, and then what the user makes of it; it doesn't fail, completes when the control
/// goes away, and is subscribed and delivered on the main thread. What is sent to the observer is set on the control.
/// Each subscription is separate.
public struct ControlProperty<PropertyType>: ControlPropertyType, Sendable {
  /// The type of the property.
  public typealias Element = PropertyType

  let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Takes the two sides of a property.
  ///
  /// - Parameters:
  ///   - values: Sends the value and its changes. Subscribed, and disposed, on the main thread: at once if the caller is there,
  ///     otherwise later. It must deliver there, and must not fail.
  ///   - valueSink: Sets the value. Usually a `Binder`.
  public init<Values: ObservableType, Sink: ObserverType>(
    values: Values, valueSink: Sink
  ) where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.subscribe(on: ConcurrentMainScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// Starts sending the value and its changes to `observer`.
  ///
  /// - Returns: The subscription. It may be disposed on any thread.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
    values.subscribe(observer)
  }

  /// Sets the value. A completion is passed on to what sets it; an error is a mistake: a debug build stops, a release build prints it.
  public func on(_ event: Event<Element>) {
    if case .error(let error) = event { return reportBoundFailure(error) }
    valueSink.on(event)
  }

  /// The value and its changes as an `Observable`.
  public func asObservable() -> Observable<Element> {
    values
  }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<Element> {
    self
  }

  /// The value and its changes as a `Driver`. Should they fail, a debug build stops, and a release build completes.
  public func asDriver() -> Driver<Element> {
    values.asDriver {
      reportControlFailure($0)
      return .empty()
    }
  }

  /// The changes that the user makes, without the value at subscription.
  public var changed: ControlEvent<PropertyType> {
    ControlEvent(events: values.skip(1))
  }
}

/// Anything that can be seen as a `ControlProperty`.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// This as a `ControlProperty`.
  func asControlProperty() -> ControlProperty<Element>
}
