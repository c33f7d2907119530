import ReactiveCore

extension Subscribers {
  /// A subscription that waits to be started, and the state to start it with.
  @usableFromInline typealias New = (slot: SubscriberSlot<State>, state: State)

  /// A subscription to the whole state.
  @inlinable
  func add<S: StoreSubscriber>(_ subscriber: S, to list: SubscriberList? = nil) -> New
  where S.StoreSubscriberStateType == State {
    let link = SubscriberLink(subscriber, deaths: deaths)
    return add(
      link, to: list,
      tell: { [weak subscriber] _, state in
        guard let subscriber else { return link.die() }
        subscriber.newState(state: state)
      })
  }

  /// A subscription of an object that may take states of another type.
  func add<S: StoreSubscriber>(untyped subscriber: S) -> New {
    let link = SubscriberLink(subscriber, deaths: deaths)
    return add(
      link,
      tell: { [weak subscriber] _, state in
        guard let subscriber else { return link.die() }
        subscriber._newState(state: state)
      })
  }

  /// A subscription to a part of the state, told when that changes.
  @inlinable
  func add<Slice: Equatable, S: StoreSubscriber>(_ subscriber: S, _ keyPath: KeyPath<State, Slice>) -> New
  where S.StoreSubscriberStateType == Slice {
    let link = SubscriberLink(subscriber, deaths: deaths)
    let list = list(for: keyPath)
    let selection = list.selection
    return add(
      link, to: list,
      tell: { [weak subscriber] _, state in
        guard let subscriber else { return link.die() }
        subscriber.newState(state: state[keyPath: keyPath])
      },
      tellSlice: { [weak subscriber] in
        guard let subscriber else { return link.die() }
        if let slice = selection.slice { subscriber.newState(state: slice) }
      })
  }

  /// A subscription that selects and filters by itself.
  @inlinable
  func add<Selected, S: StoreSubscriber>(_ subscriber: S, _ route: SubscriptionRoute<State, Selected>) -> New
  where S.StoreSubscriberStateType == Selected {
    let link = SubscriberLink(subscriber, deaths: deaths)
    route.last.observer = { [weak subscriber] _, selected in
      if link.isEnded { return }
      guard let subscriber else { return link.die() }
      subscriber.newState(state: selected)
    }
    return add(
      link,
      tell: { [weak subscriber] old, new in
        guard subscriber != nil else { return link.die() }
        route.deliver(old, new)
      })
  }

  /// The list of those who are told when this part of the state changes.
  @usableFromInline
  func list<Slice: Equatable>(for keyPath: KeyPath<State, Slice>) -> SliceList<State, Slice> {
    let hash = keyPath.hashValue
    let candidates = lock.locked { registry.parts(withHash: hash) }
    for list in candidates where list.keyPath == keyPath {
      return unsafeDowncast(list, to: SliceList<State, Slice>.self)
    }
    return SliceList(keyPath)
  }

  /// Makes a subscription, in place of the subscriber's earlier one.
  @usableFromInline
  func add(
    _ link: SubscriberLink, to list: SubscriberList? = nil, tell: @escaping SubscriberSlot<State>.Tell,
    tellSlice: (() -> Void)? = nil
  ) -> New {
    let slot = SubscriberSlot(link: link, list: list ?? registry.everyChange, tell: tell, tellSlice: tellSlice)
    let (earlier, state) = lock.locked { (registry.add(slot), current) }
    withExtendedLifetime(earlier) {}
    return (slot, state)
  }
}
