import ReSwift

extension Catalogue {
  /// Who is told is made before the clock runs: thousands of subscriptions take longer than an action.
  static var stores: [Workload] {
    [
      dispatch(to: 1, elements: 10_000), dispatch(to: 100, elements: 30_000), dispatch(to: 3_000, elements: 30_000),
      weakCalls, dispatchOfAProperty, dispatchPastSubscribers, dispatchThroughMiddleware, subscribing,
    ]
  }

  private static func dispatch(to count: Int, elements: Int) -> Workload {
    let audience = Audience(count)
    return deliveries(
      "ReSwift: dispatch, \(count) subscriber\(count == 1 ? "" : "s")", to: count, elements: elements,
      details: "Actions dispatched to a store whose subscribers take the whole state, each through a weak reference."
    ) { sum in
      let store = audience.store(for: sum)
      return { store.dispatch(Counter.Show(number: $0)) }
    }
  }

  /// What a store must do for each subscriber, whatever else it does: the difference is its own cost.
  private static var weakCalls: Workload {
    let audience = Audience(3_000)
    return deliveries(
      "ReSwift: the same 3000 without a store", to: 3_000, elements: 30_000,
      details: "The objects are called in a loop, each through a weak reference."
    ) { sum in
      let references = audience.weakReferences(for: sum)
      return { number in
        for reference in references { reference.view?.newState(state: Counter.State(number: number)) }
      }
    }
  }

  private static var dispatchOfAProperty: Workload {
    let audience = Audience(3_000)
    return deliveries(
      "ReSwift: dispatch, 3000 subscribers to a property", to: 3_000, elements: 30_000,
      details: "Actions dispatched to a store whose subscribers select a property by key path."
    ) { sum in
      let store = audience.store(for: sum, showing: \.number)
      return { store.dispatch(Counter.Show(number: $0)) }
    }
  }

  private static func deliveries(
    _ name: String, to count: Int, elements: Int, details: String, prepare: @escaping (Sum) -> (Int) -> Void
  ) -> Workload {
    Workload(
      name: name, target: nil, unit: count == 1 ? .element : .delivery, details: details, elements: elements, subscriptions: 0
    ) { elements, sum in
      let send = prepare(sum)
      for number in 0..<elements / count { send(number) }
      sum.check(count * Sources.sumOfIndices(elements / count))
    }
  }

  private static var dispatchPastSubscribers: Workload {
    let audience = Audience(3_000)
    return Workload(
      name: "ReSwift: dispatch, none of 3000 subscribers told", target: nil,
      details: "Actions dispatched to a store whose subscribers select a property that doesn't change.", elements: 5_000,
      subscriptions: 0
    ) { count, sum in
      let store = audience.store(for: sum, showing: \.other)
      for number in 0..<count { store.dispatch(Counter.Show(number: number)) }
      sum.check(0)
    }
  }

  private static var dispatchThroughMiddleware: Workload {
    Workload(
      name: "ReSwift: dispatch, 3 middlewares", target: nil,
      details: "Actions dispatched to a store with one subscriber; each step hands them on.", elements: 10_000
    ) { count, sum in
      let step: Middleware<Counter.State> = { _, _ in { next in { next($0) } } }
      let store = Counter.makeStore(middleware: [step, step, step])
      let view = Counter.View(sum)
      store.subscribe(view)
      for number in 0..<count { store.dispatch(Counter.Show(number: number)) }
      withExtendedLifetime(view) {}
      sum.check(Sources.sumOfIndices(count))
    }
  }

  private static var subscribing: Workload {
    Workload(
      name: "ReSwift: subscribe+unsubscribe", target: nil, unit: .operation,
      details: "An object subscribes to a store, is told its state and unsubscribes.", elements: 1_000, subscriptions: 0
    ) { count, sum in
      let store = Counter.makeStore(Counter.State(number: 1))
      let views = (0..<count).map { _ in Counter.View(sum) }
      for view in views { store.subscribe(view) }
      for view in views { store.unsubscribe(view) }
      sum.check(count)
    }
  }
}

/// The subscribers of a store, made when they are first needed.
private final class Audience {
  private let count: Int
  private var store: Store<Counter.State>?
  private var views: [Counter.View] = []
  private var labels: [Counter.Label] = []

  init(_ count: Int) {
    self.count = count
  }

  func store(for sum: Sum) -> Store<Counter.State> {
    let store = prepare(sum) { store in
      views = (0..<count).map { _ in Counter.View(sum) }
      for view in views { store.subscribe(view) }
    }
    for view in views { view.sum = sum }
    return store
  }

  func store(for sum: Sum, showing property: KeyPath<Counter.State, Int>) -> Store<Counter.State> {
    let store = prepare(sum) { store in
      labels = (0..<count).map { _ in Counter.Label(sum) }
      for label in labels { store.subscribe(label) { $0.select(property) } }
    }
    for label in labels { label.sum = sum }
    return store
  }

  func weakReferences(for sum: Sum) -> [Counter.WeakReference] {
    if views.isEmpty { views = (0..<count).map { _ in Counter.View(sum) } }
    for view in views { view.sum = sum }
    return views.map(Counter.WeakReference.init)
  }

  /// The subscriptions' first states don't count.
  private func prepare(_ sum: Sum, _ subscribe: (Store<Counter.State>) -> Void) -> Store<Counter.State> {
    if let store { return store }
    let new = Counter.makeStore()
    subscribe(new)
    sum.value = 0
    store = new
    return new
  }
}
