/// The way of each state from a store to a subscriber: what is selected of it, and which changes are let through.
///
/// A store feeds the first one, each operator appends one, and the last one's `observer` is the subscriber. Each has one
/// successor: an operator takes over the `observer` of the subscription it is called on.
public class Subscription<State> {
  /// Takes what comes through: the old state of a change, or nil when the subscription starts, and the new one.
  ///
  /// To write an operator, set it from inside the `sink` of the subscription that is returned.
  @exclusivity(unchecked) public final var observer: ((State?, State) -> Void)? {
    didSet { successor = nil }
  }

  /// What `observer` leads to, as long as an operator set it whose work the store can take over.
  @usableFromInline final var successor: SubscriptionSuccessor?
  /// Whether the last operator is a filter.
  @usableFromInline final var isFilter = false

  /// A subscription that is fed by a closure.
  ///
  /// - Parameter sink: Called at once, with the function that feeds the subscription.
  public init(sink: @escaping (@escaping (State?, State) -> Void) -> Void) {
    sink { old, new in self.observer?(old, new) }
  }

  /// A subscription without a source.
  @usableFromInline init() {}

  /// A subscription that is fed by this one.
  @inlinable
  final func append<Next>(
    _ operation: SubscriptionSuccessor.Operation? = nil,
    _ feed: @escaping (_ old: State?, _ new: State, _ next: Subscription<Next>) -> Void
  ) -> Subscription<Next> {
    let next = Subscription<Next>()
    observer = { old, new in feed(old, new, next) }
    if let operation { successor = SubscriptionSuccessor(operation: operation, subscription: next) }
    return next
  }
}

/// The subscription after one, and how it differs.
@usableFromInline
struct SubscriptionSuccessor {
  @usableFromInline
  enum Operation {
    case select(AnyKeyPath)
    /// Drops what is equal to the one before.
    case skipRepeats
  }

  let operation: Operation
  let subscription: any SubscriptionStep

  @usableFromInline
  init(operation: Operation, subscription: any SubscriptionStep) {
    self.operation = operation
    self.subscription = subscription
  }
}

/// A subscription of any state.
@usableFromInline
protocol SubscriptionStep: AnyObject {
  var successor: SubscriptionSuccessor? { get }
}

extension Subscription: SubscriptionStep {}
