/// When a testable sequence was subscribed to, and when that subscription was disposed.
public struct Subscription: Hashable, Sendable {
  /// The time of the subscription.
  public let subscribe: Int

  /// The time of the disposal; `Int.max` as long as the subscription is active.
  public let unsubscribe: Int

  /// An active subscription.
  ///
  /// - Parameter subscribe: The time of the subscription.
  public init(_ subscribe: Int) {
    self.init(subscribe, .max)
  }

  /// A subscription that was disposed.
  ///
  /// - Parameters:
  ///   - subscribe: The time of the subscription.
  ///   - unsubscribe: The time of the disposal.
  public init(_ subscribe: Int, _ unsubscribe: Int) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }

  /// Adds both times to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(subscribe)
    hasher.combine(unsubscribe)
  }

  /// Whether both times are equal.
  public static func == (lhs: Subscription, rhs: Subscription) -> Bool {
    lhs.subscribe == rhs.subscribe && lhs.unsubscribe == rhs.unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// `(subscribe: unsubscribe)`, with `Infinity` for an active subscription.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "Infinity" : "\(unsubscribe)"))"
  }
}
