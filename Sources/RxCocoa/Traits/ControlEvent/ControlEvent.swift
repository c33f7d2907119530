import RxSwift

/// What happens to a control, such as taps: it doesn't fail, sends nothing at subscription, completes when the control goes away,
/// and is subscribed and delivered on the main thread.
///
/// Each subscription is separate.
public struct ControlEvent<PropertyType>: ControlEventType, Sendable {
  /// What is sent with an event.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Takes a sequence of events of a control.
  ///
  /// - Parameter events: Subscribed, and disposed, on the main thread: at once if the caller is there, otherwise later. It must
  ///   deliver there, and must not fail.
  public init<Ev: ObservableType>(events: Ev) where Ev.Element == PropertyType {
    self.events = events.subscribe(on: ConcurrentMainScheduler.instance)
  }

  /// Starts sending events to `observer`.
  ///
  /// - Returns: The subscription. It may be disposed on any thread.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element {
    events.subscribe(observer)
  }

  /// The same events as an `Observable`.
  public func asObservable() -> Observable<Element> {
    events
  }

  /// The events themselves.
  public func asControlEvent() -> ControlEvent<Element> {
    self
  }

  /// The same events as an `Infallible`. Should they fail, a debug build stops, and a release build completes.
  public func asInfallible() -> Infallible<Element> {
    events.asInfallible {
      reportControlFailure($0)
      return .empty()
    }
  }

  /// The same events as a `Driver`. Should they fail, a debug build stops, and a release build completes.
  public func asDriver() -> Driver<Element> {
    events.asDriver {
      reportControlFailure($0)
      return .empty()
    }
  }

  /// The same events as a `Signal`. Should they fail, a debug build stops, and a release build completes.
  public func asSignal() -> Signal<Element> {
    events.asSignal {
      reportControlFailure($0)
      return .empty()
    }
  }
}

/// Anything that can be seen as a `ControlEvent`.
public protocol ControlEventType: ObservableType {
  /// This as a `ControlEvent`.
  func asControlEvent() -> ControlEvent<Element>
}

/// What belongs to a control must not fail.
func reportControlFailure(_ error: any Swift.Error) {
  fatalInDebug("The events of a control failed: \(error). A control must not fail.")
}
