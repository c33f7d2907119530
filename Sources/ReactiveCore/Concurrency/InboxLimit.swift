/// How much an inbox keeps, and what happens to an element that doesn't fit.
package struct InboxLimit<Failure: Error>: Sendable {
  package enum Overflow: Sendable {
    /// The oldest element makes room.
    case dropOldest
    /// The new element is dropped.
    case dropNewest
    /// The run ends like this, after what was kept.
    case end(Termination<Failure>)
  }

  let count: Int
  let overflow: Overflow

  /// - Parameter count: The largest number of elements that wait; 0 keeps none, so that an element only gets to a task that is
  ///   waiting for it.
  package init(_ count: Int, _ overflow: Overflow) {
    precondition(count >= 0, "A buffer can't keep fewer than 0 elements.")
    self.count = count
    self.overflow = overflow
  }

  /// Keeps everything.
  package static var unbounded: InboxLimit { InboxLimit(.max, .dropNewest) }
}
