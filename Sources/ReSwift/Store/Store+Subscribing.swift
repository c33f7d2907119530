extension Store where State: Equatable {
  /// Tells an object the state now, and after each change; if the store skips repeats, only when it differs from the one before.
  ///
  /// - Parameter subscriber: The object. It is told on the calling thread now, and on the thread that dispatches later; it is not
  ///   kept alive.
  /// - Complexity: O(1), amortised. The states are compared once for all such subscribers.
  @inlinable
  public func subscribe<S: StoreSubscriber>(_ subscriber: S) where S.StoreSubscriberStateType == State {
    start(subscribers.add(subscriber, to: automaticallySkipsRepeats ? subscribers.list(for: \.self) : nil))
  }
}

extension Store {
  /// Tells an object what is selected of the state now, and after each change; if the store skips repeats, only when it differs
  /// from what the object was told last.
  ///
  /// A filter at the end of `transform` replaces that comparison.
  ///
  /// - Parameters:
  ///   - subscriber: The object. It is told on the calling thread now, and on the thread that dispatches later; it is not kept
  ///     alive.
  ///   - transform: Selects and filters: it is given a subscription of the whole state, and returns it after some operators. It is
  ///     called at once. With nil the object is told the whole state.
  /// - Complexity: O(1), amortised. A selection by key path is compared once for all subscribers that have the same one.
  @inlinable
  public func subscribe<SelectedState: Equatable, S: StoreSubscriber>(
    _ subscriber: S, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where S.StoreSubscriberStateType == SelectedState {
    guard let transform else { return subscribeToAll(subscriber) }
    let route = SubscriptionRoute(transform)
    if let selection = route.selection, selection.skipsRepeats || automaticallySkipsRepeats {
      start(subscribers.add(subscriber, selection.keyPath))
    } else if automaticallySkipsRepeats {
      start(subscribers.add(subscriber, route.skippingRepeats))
    } else {
      start(subscribers.add(subscriber, route))
    }
  }

  /// Tells an object every state, if that is what it takes.
  @usableFromInline
  func subscribeToAll<S: StoreSubscriber>(_ subscriber: S) {
    if let store = self as? Store<S.StoreSubscriberStateType> {
      store.start(store.subscribers.add(subscriber))
    } else {
      start(subscribers.add(untyped: subscriber))
    }
  }

  @usableFromInline
  func start(_ new: Subscribers<State>.New) {
    start(new.slot, with: new.state)
  }
}
