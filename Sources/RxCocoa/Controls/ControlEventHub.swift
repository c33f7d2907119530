import RxSwift

/// The events of a control that is written in Swift: it keeps a hub, and sends to it what happens.
///
///     final class Button: EventEmittingControl, ReactiveCompatible {
///       private let events = ControlEventHub<ButtonEvent>()
///
///       func press() { events.send(.pressed) }
///
///       func observe(_ event: ButtonEvent, with observer: AnyObserver<Void>) -> any Disposable {
///         events.observe(event, with: observer)
///       }
///     }
///
/// Observers are told the completion when the hub goes away, with the control.
@MainActor
public final class ControlEventHub<Event> {
  private let events = PublishSubject<Event>()

  /// Makes a hub without observers.
  public nonisolated init() {}

  deinit {
    // An object of the main actor may be released on any thread.
    _ = ConcurrentMainScheduler.instance.schedule(events) { events in
      events.onCompleted()
      return Disposables.create()
    }
  }

  /// Tells the observers that `event` has happened. A call from one of them is delivered after the event in progress.
  public func send(_ event: Event) {
    events.onNext(event)
  }

  /// Sends `observer` an element for each event that `isIncluded` accepts.
  ///
  /// - Returns: Disposing it ends that.
  public func observe(
    where isIncluded: @escaping @MainActor (Event) -> Bool, with observer: AnyObserver<Void>
  ) -> any Disposable {
    events.filter(unisolated(isIncluded)).map { _ in }.subscribe(observer)
  }
}

extension ControlEventHub where Event: Equatable {
  /// Sends `observer` an element for each `event`.
  ///
  /// - Returns: Disposing it ends that.
  public func observe(_ event: Event, with observer: AnyObserver<Void>) -> any Disposable {
    observe(where: { $0 == event }, with: observer)
  }
}
