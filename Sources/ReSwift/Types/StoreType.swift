/// Something that takes actions.
public protocol DispatchingStoreType {
  /// Sends an action to the reducer, by way of all middleware.
  ///
  /// - Parameter action: What has happened or is wanted.
  func dispatch(_ action: any Action)
}

/// What a store can do. `any StoreType<AppState>` stands for any store of that state.
public protocol StoreType<State>: DispatchingStoreType {
  /// The state.
  associatedtype State

  /// Called with the state after an action was dispatched.
  associatedtype DispatchCallback = (State) -> Void

  /// Makes an action, or nil, out of the state and the store.
  associatedtype ActionCreator = (_ state: State, _ store: any StoreType) -> (any Action)?

  /// Hands an action creator to its last argument, now or later.
  associatedtype AsyncActionCreator = (
    _ state: State, _ store: any StoreType, _ actionCreatorCallback: (ActionCreator) -> Void
  ) -> Void

  /// The state at the time of the call.
  var state: State! { get }

  /// What `dispatch(_:)` hands its action to.
  var dispatchFunction: DispatchFunction! { get }

  /// Tells an object the state now, and after each change.
  ///
  /// - Parameter subscriber: The object. It is held weakly.
  func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State

  /// Tells an object what is selected of the state now, and after each change.
  ///
  /// - Parameters:
  ///   - subscriber: The object. It is held weakly.
  ///   - transform: Selects and filters.
  func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState

  /// Tells an object what is selected of the state now, and after each change of that.
  ///
  /// - Parameters:
  ///   - subscriber: The object. It is held weakly.
  ///   - transform: Selects and filters.
  func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState

  /// Stops telling an object anything.
  ///
  /// - Parameter subscriber: The object. It need not have subscribed.
  func unsubscribe(_ subscriber: any AnyStoreSubscriber)

  /// Dispatches the action that `actionCreator` makes, if any.
  ///
  /// - Parameter actionCreator: Called at once.
  func dispatch(_ actionCreator: ActionCreator)

  /// Dispatches the actions that `asyncActionCreator` provides, when it does.
  ///
  /// - Parameter asyncActionCreator: Called at once.
  func dispatch(_ asyncActionCreator: AsyncActionCreator)

  /// Dispatches the actions that `asyncActionCreator` provides, when it does, and calls back after each.
  ///
  /// - Parameters:
  ///   - asyncActionCreator: Called at once.
  ///   - callback: Called with the state after an action.
  func dispatch(_ asyncActionCreator: AsyncActionCreator, callback: DispatchCallback?)
}
