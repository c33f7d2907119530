import RxSwift

/// A control of any toolkit: an object that can say what happens to it.
///
/// This is what an adapter to a toolkit implements for its controls. Then `rx.controlEvent` and `rx.controlProperty` make
/// the traits, and the adapter only gives them names:
///
///     extension Reactive where Base: Button {
///       var tap: ControlEvent<Void> { controlEvent(.pressed) }
///     }
///
/// A control that is written in Swift can leave the work to a `ControlEventHub`.
@MainActor
public protocol EventEmittingControl: AnyObject, Sendable {
  /// What can happen to the control: an enumeration, an option set, the name of a signal.
  associatedtype ControlEvents: Sendable

  /// Sends `observer` an element whenever one of `events` has happened, on the main thread.
  ///
  /// It must not keep the control alive. If the control can tell when it goes away, it sends the completion then.
  ///
  /// - Returns: Disposing it, on the main thread, ends that.
  func observe(_ events: ControlEvents, with observer: AnyObserver<Void>) -> any Disposable
}
