import ReactiveCore

/// Holds a state that only actions can change, and tells every change to its subscribers.
///
/// Any thread may dispatch. Actions are processed one after the other: the middleware, the reducer, then all subscribers in order of
/// subscription. `dispatch(_:)` does that on the calling thread, and returns when it is done. An action that comes while another one is
/// processed, from a subscriber, a reducer or another thread, is processed after it, by the thread that does so already; `dispatch(_:)`
/// returns at once then. So every subscriber is told each state once, in order.
///
/// The store holds its subscribers weakly. A subclass states `@unchecked Sendable` again.
open class Store<State>: StoreType {
  public typealias DispatchCallback = (State) -> Void

  @available(*, deprecated, message: "Dispatch actions, and start work from middleware or Effects.")
  public typealias ActionCreator = (_ state: State, _ store: Store<State>) -> (any Action)?

  @available(*, deprecated, message: "Dispatch actions, and start work from middleware or Effects.")
  public typealias AsyncActionCreator = (
    _ state: State, _ store: Store<State>,
    _ actionCreatorCallback: @escaping ((_ state: State, _ store: Store<State>) -> (any Action)?) -> Void
  ) -> Void

  @usableFromInline let subscribers: Subscribers<State>
  @usableFromInline let line = ActionLine()
  /// Reduces an action and tells the subscribers. A closure, since a closure that `init` forms is specialised, and a method isn't.
  @usableFromInline let update: (any Action) -> Void
  @usableFromInline let automaticallySkipsRepeats: Bool
  @usableFromInline let chain: MiddlewareChain<State>
  @usableFromInline let replacement = DispatchReplacement()
  /// Whether the state is the reducer's answer to the `ReSwiftInit` that is on its way. Belongs to who processes actions.
  @exclusivity(unchecked) @usableFromInline var hasInitialState = false

  /// Makes a store.
  ///
  /// Without a state, the reducer makes one from `ReSwiftInit`. This action then passes the middleware as all actions do, without
  /// being reduced again.
  ///
  /// - Parameters:
  ///   - reducer: Makes the next state.
  ///   - state: The initial state. Nothing is dispatched if there is one.
  ///   - middleware: The steps that every action passes, the outermost first.
  ///   - automaticallySkipsRepeats: Whether subscribers are spared a state, or a selection of it, that equals the one they were told
  ///     last; only where it is `Equatable`, and has no filter of its own.
  @inlinable
  public required init(
    reducer: @escaping Reducer<State>, state: State?, middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    self.automaticallySkipsRepeats = automaticallySkipsRepeats
    chain = MiddlewareChain(middleware)
    let subscribers = Subscribers(state ?? reducer(ReSwiftInit(), nil))
    self.subscribers = subscribers
    update = { action in subscribers.update { reducer(action, $0) } }
    if state == nil {
      hasInitialState = true
      dispatch(ReSwiftInit())
    }
  }

  /// The state at the time of the call: all actions are in it that have been processed. Never nil.
  public var state: State! { subscribers.state }

  /// What `dispatch(_:)` hands its action to. By default it sends the action through the middleware to the reducer.
  ///
  /// Setting it intercepts all dispatches, on the thread that dispatches; nil, or setting `middleware`, restores the default.
  public var dispatchFunction: DispatchFunction! {
    get { replacement.function ?? { [weak self] action in self.map { $0.submit(action, to: $0) } } }
    set { replacement.function = newValue }
  }

  /// The steps that every action passes, the outermost first.
  ///
  /// Setting it takes effect from the next action on, and restores the default of `dispatchFunction`.
  public var middleware: [Middleware<State>] {
    get { chain.middleware }
    set {
      chain.middleware = newValue
      dispatchFunction = nil
    }
  }

  /// Sends an action to the reducer, by way of all middleware.
  ///
  /// It returns when the action has been processed and all subscribers have been told, or at once if another action is being
  /// processed: this one has its turn then after it. Called from middleware, it processes the action inside of the one at hand.
  ///
  /// - Parameter action: What has happened or is wanted.
  open func dispatch(_ action: any Action) {
    if let function = replacement.function { function(action) } else { submit(action, to: self) }
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Reduces an action and tells the subscribers, without any middleware.
  ///
  /// - Parameter action: What has happened or is wanted.
  open func _defaultDispatch(action: any Action) {
    guard line.canInterrupt else { return submit(action, to: Reduction(store: self)) }
    line.withoutInterruption { reduce(action) }
  }

  /// Has an action processed in turn.
  func submit(_ action: any Action, to processor: any ActionProcessor) {
    line.process(action, by: processor)
  }

  /// Makes and tells the next state. Called by who processes actions.
  func reduce(_ action: any Action) {
    if hasInitialState, action is ReSwiftInit {
      hasInitialState = false
      return
    }
    LockCheck.assertNoneHeld()
    update(action)
  }

  /// Delivers the first state to a new subscription, and lets changes through.
  func start(_ slot: SubscriberSlot<State>, with state: State) {
    slot.start(with: state)
  }

  /// Tells an object the state now, and after each change.
  ///
  /// It is told the state before this returns, on the calling thread; changes on the thread that dispatches. Subscribing again
  /// replaces the object's subscription, and puts it last in the order. Unsubscribed or not, the object is not kept alive.
  ///
  /// - Parameter subscriber: The object.
  /// - Complexity: O(1), amortised.
  open func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    start(subscribers.add(subscriber))
  }

  /// Tells an object what is selected of the state now, and after each change.
  ///
  /// - Parameters:
  ///   - subscriber: The object. See `subscribe(_:)`.
  ///   - transform: Selects and filters: it is given a subscription of the whole state, and returns it after some operators. It is
  ///     called at once. With nil the object is told the whole state.
  /// - Complexity: O(1), amortised.
  open func subscribe<SelectedState, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    guard let transform else { return subscribeToAll(subscriber) }
    start(subscribers.add(subscriber, SubscriptionRoute(transform)))
  }

  /// Stops telling an object anything, from this moment on: also the state that is being told to others.
  ///
  /// A call that another thread is making to the object may still go on.
  ///
  /// - Parameter subscriber: The object. It need not have subscribed.
  open func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
    subscribers.remove(subscriber)
  }

  /// Dispatches the action that `actionCreatorProvider` makes, if any.
  ///
  /// - Parameter actionCreatorProvider: Called at once, with the state and the store.
  @available(*, deprecated, message: "Dispatch actions, and start work from middleware or Effects.")
  open func dispatch(_ actionCreatorProvider: @escaping ActionCreator) {
    if let action = actionCreatorProvider(state, self) { dispatch(action) }
  }

  /// Dispatches the actions that `asyncActionCreatorProvider` provides, when it does.
  ///
  /// - Parameter asyncActionCreatorProvider: Called at once, with the state, the store and a function that takes action
  ///   creators, now or later, on any thread.
  @available(*, deprecated, message: "Dispatch actions, and start work from middleware or Effects.")
  open func dispatch(_ asyncActionCreatorProvider: @escaping AsyncActionCreator) {
    dispatch(asyncActionCreatorProvider, callback: nil)
  }

  /// Dispatches the actions that `actionCreatorProvider` provides, when it does, and calls back after each.
  ///
  /// - Parameters:
  ///   - actionCreatorProvider: Called at once, with the state, the store and a function that takes action creators, now or
  ///     later, on any thread.
  ///   - callback: Called with the state after an action was dispatched. An action creator without an action isn't answered.
  @available(*, deprecated, message: "Dispatch actions, and start work from middleware or Effects.")
  open func dispatch(_ actionCreatorProvider: @escaping AsyncActionCreator, callback: DispatchCallback?) {
    actionCreatorProvider(state, self) { actionCreator in
      guard let action = actionCreator(self.state, self) else { return }
      self.dispatch(action)
      callback?(self.state)
    }
  }
}
