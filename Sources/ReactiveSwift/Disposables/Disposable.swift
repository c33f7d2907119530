import ReactiveCore

/// Something that can be given up: an observation, a started producer, a timer, a resource.
///
/// `dispose()` may be called from any thread and any number of times; only the first call has an effect.
@preconcurrency
public protocol Disposable: AnyObject, ReactiveCore.Disposable {
  /// Whether this has been disposed.
  var isDisposed: Bool { get }

  /// Stops the work and releases what it holds.
  func dispose()
}
