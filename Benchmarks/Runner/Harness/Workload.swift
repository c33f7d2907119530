/// One row of the table: something that is done very often, and what it may cost.
struct Workload {
  /// What the costs of the row are per.
  enum Unit: String, Codable {
    /// One element that enters the chain.
    case element
    /// One element that reaches one of several observers.
    case delivery
    /// One whole operation, which the name describes.
    case operation
  }

  let name: String
  /// The most that it should cost, in multiples of the floor. Nil: the row only informs.
  let target: Double?
  var unit = Unit.element
  /// How it is done, and what counts as one element where the name doesn't say.
  let details: String
  /// How many elements one timed run has: about a millisecond's worth. That is much more than one subscription costs, and
  /// short enough for some of the runs to be left alone by other processes.
  let elements: Int
  /// How many subscriptions one run makes before its first element. 0: they come with the elements.
  var subscriptions = 1
  var clock = Clock.thread
  /// Does it all for so many elements, adds up what arrives and traps if the sum is wrong.
  let body: (Int, Sum) -> Void
}

extension Workload {
  /// Of one run: what doesn't depend on the number of elements is the subscriptions' share.
  struct AllocationCosts {
    let perElement: Double
    let perSubscription: Double?
  }

  func countAllocations() -> AllocationCosts? {
    guard
      let empty = allocations(elements: 0),
      let once = allocations(elements: elements),
      let twice = allocations(elements: 2 * elements)
    else { return nil }
    return AllocationCosts(
      perElement: Double(twice - once) / Double(elements),
      perSubscription: subscriptions == 0 ? nil : Double(empty) / Double(subscriptions))
  }

  private func allocations(elements: Int) -> Int? {
    let sum = Sum()
    body(elements, sum)
    return Allocations.count { body(elements, sum) }?.blocks
  }
}
