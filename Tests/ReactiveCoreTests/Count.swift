import Synchronization

/// A number that threads change. Relaxed, so that it brings no order into what would be a race.
final class Count: Sendable {
  private let number = Atomic<Int>(0)

  var value: Int { number.load(ordering: .relaxed) }

  /// Returns the number after the change.
  @discardableResult
  func add(_ change: Int) -> Int { number.wrappingAdd(change, ordering: .relaxed).newValue }
}
