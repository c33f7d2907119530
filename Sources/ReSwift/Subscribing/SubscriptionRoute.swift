/// The subscriptions between a store and one subscriber: the first, which the store feeds, and the last, which feeds the
/// subscriber.
@usableFromInline
struct SubscriptionRoute<State, Selected> {
  @usableFromInline let first: Subscription<State>
  @usableFromInline private(set) var last: Subscription<Selected>

  @inlinable
  init(_ transform: (Subscription<State>) -> Subscription<Selected>) {
    first = Subscription()
    last = transform(first)
  }

  @inlinable
  func deliver(_ old: State?, _ new: State) {
    first.observer?(old, new)
  }
}

extension SubscriptionRoute where Selected: Equatable {
  /// The same route with a comparison at its end, unless it ends with a filter.
  @usableFromInline
  var skippingRepeats: SubscriptionRoute {
    if last.isFilter { return self }
    var route = self
    route.last = last.skipRepeats()
    return route
  }

  /// What the whole route comes to if it only selects by key paths and then skips repeats, if it does; nil if it is anything else.
  @usableFromInline
  var selection: (keyPath: KeyPath<State, Selected>, skipsRepeats: Bool)? {
    var keyPath: AnyKeyPath?
    var skipsRepeats = false
    var step: any SubscriptionStep = first
    while step !== last {
      guard let successor = step.successor, !skipsRepeats else { return nil }
      switch successor.operation {
      case .select(let next):
        keyPath = keyPath.map { $0.appending(path: next) } ?? next
        if keyPath == nil { return nil }
      case .skipRepeats: skipsRepeats = true
      }
      step = successor.subscription
    }
    let whole = keyPath ?? \State.self
    return (whole as? KeyPath<State, Selected>).map { ($0, skipsRepeats) }
  }
}
