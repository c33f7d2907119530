/// A subscriber of whatever state: what `unsubscribe(_:)` takes. Adopt `StoreSubscriber` instead.
public protocol AnyStoreSubscriber: AnyObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// Takes a state of a type that the caller doesn't know.
  ///
  /// - Parameter state: The state. One of another type than the subscriber's is ignored.
  func _newState(state: Any)
}

/// An object that is told the states of a store, or a part of each.
///
/// It is told on the thread that dispatches, or by a `MainStore` on the main thread. A class of the main actor conforms as
/// `@MainActor StoreSubscriber`, and subscribes to a `MainStore`, or to a store of which it knows that actions come from the main
/// thread only.
public protocol StoreSubscriber<StoreSubscriberStateType>: AnyStoreSubscriber {
  /// The state, or what a subscription selects of it.
  associatedtype StoreSubscriberStateType

  /// Takes the state: once when the subscription starts, and then after each change.
  ///
  /// Calls never overlap. It may dispatch, subscribe and unsubscribe; an action is processed after the one at hand.
  ///
  /// - Parameter state: The state.
  func newState(state: StoreSubscriberStateType)
}

extension StoreSubscriber {
  // swift-format-ignore: NoLeadingUnderscores
  /// Takes a state if it is of the subscriber's type.
  public func _newState(state: Any) {
    guard let state = state as? StoreSubscriberStateType else { return }
    newState(state: state)
  }
}
