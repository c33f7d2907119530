import Dispatch
import ReactiveCore

/// The value of a property, and the signal of its changes.
///
/// A value is stored under the lock that also gives its delivery a place in the order. So observers are told the values in the
/// order in which they were set, and at rest the last one that they were told is the value; nobody is told under the lock. The
/// value that a nested set stores is there at once, and told after the one in progress.
@usableFromInline
final class PropertyBox<Value>: @unchecked Sendable {  // `right`'s lock; `delivered` belongs to the holder of the right
  @usableFromInline let core: SignalCore<Value, Never>
  @usableFromInline let right: DeliveryRight
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var value: Value
  /// How often the value was set.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var number = 0
  /// The number of the value that is being delivered.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var delivered = 0
  /// Whether setting has to look at `attention` before it stores the value. Mostly not.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var needsAttention = false
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var madeAttention: PropertyAttention?
  @exclusivity(unchecked) private nonisolated(unsafe) var hasEnded = false

  @inlinable init(_ value: Value) {
    self.value = value
    right = DeliveryRight()
    core = SignalCore(right: right)
  }

  /// Made when it is first needed.
  @inlinable var attention: PropertyAttention {
    if let madeAttention { return madeAttention }
    let attention = PropertyAttention()
    madeAttention = attention
    return attention
  }

  @inlinable var current: Value {
    right.locked { value }
  }

  /// Sets the value, and returns the one before.
  @inlinable func swap(_ newValue: Value) -> Value {
    var old: Value?
    var number = 0
    let place = right.locked { () -> DeliveryRight.Place? in
      if needsAttention { return nil }
      old = exchange(&value, newValue)
      self.number += 1
      number = self.number
      return right.placeLocked { [number] in self.deliver(newValue, number) }
    }
    guard let place else { return swapAttentively(newValue) { _ in true }! }
    right.carryOn(place) { deliver(newValue, number) }
    return old!
  }

  @inlinable func deliver(_ value: Value, _ number: Int) {
    delivered = number
    core.next(value)
  }

  /// Tells the observers that there won't be another value.
  @usableFromInline func end() {
    let place = right.locked { () -> DeliveryRight.Place? in
      exchange(&hasEnded, true) ? nil : right.placeLocked { [core] in core.end(.completed) }
    }
    if let place { right.carryOn(place) { core.end(.completed) } }
  }
}
