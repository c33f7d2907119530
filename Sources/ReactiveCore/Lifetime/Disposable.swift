/// Something that can be given up: a subscription, a timer, a resource.
///
/// `dispose()` may be called from any thread and any number of times; only the first call has an effect.
/// It refines `Sendable`, because the thread that disposes is rarely the thread that subscribed.
/// Conformances of clients in the Swift 5 language mode are not held to it.
@preconcurrency
public protocol Disposable: Sendable {
  /// Stops the work and releases what it holds.
  func dispose()
}
