import Dispatch
import ReactiveCore

extension PropertyBox {
  @inlinable static var thisThread: ObjectIdentifier { ObjectIdentifier(Trampoline.current) }

  /// Sets the value if `decide` says so, which is called with the number that the value would have, under the lock. Returns the
  /// value before.
  ///
  /// Waits while another thread modifies it.
  @inlinable @inline(never)
  func swapAttentively(_ newValue: Value, if decide: (Int) -> Bool) -> Value? {
    let thread = PropertyBox.thisThread
    while true {
      var old: Value?
      var number = 0
      var obstacle = PropertyObstacle.none
      let place = right.locked { () -> DeliveryRight.Place? in
        if needsAttention { obstacle = attention.obstacle(to: thread) }
        guard case .none = obstacle, decide(self.number + 1) else { return nil }
        old = exchange(&value, newValue)
        number = countLocked(by: thread)
        return right.placeLocked { [number] in self.deliver(newValue, number) }
      }
      if obstacle.isOvercome() { continue }
      if let place { right.carryOn(place) { deliver(newValue, number) } }
      return old
    }
  }

  /// Changes the value in a closure while nobody else sets it. Who reads it meanwhile gets the value before.
  @inlinable func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
    var copy = beginModifying()
    defer { endModifying(copy) }
    return try action(&copy)
  }

  @inlinable func beginModifying() -> Value {
    let thread = PropertyBox.thisThread
    while true {
      var copy: Value?
      var obstacle = PropertyObstacle.none
      right.locked {
        if needsAttention { obstacle = attention.obstacle(to: thread) }
        guard case .none = obstacle else { return }
        attention.beginModifying(by: thread)
        needsAttention = true
        copy = value
      }
      if !obstacle.isOvercome() { return copy! }
    }
  }

  @inlinable func endModifying(_ newValue: Value) {
    var old: Value?
    var number = 0
    var waiting: [DispatchSemaphore] = []
    let place = right.locked { () -> DeliveryRight.Place in
      waiting = attention.endModifying()
      old = exchange(&value, newValue)
      number = countLocked(by: PropertyBox.thisThread)
      needsAttention = attention.isNeeded
      return right.placeLocked { [number] in self.deliver(newValue, number) }
    }
    for semaphore in waiting { semaphore.signal() }
    right.carryOn(place) { deliver(newValue, number) }
    _ = old
  }

  /// Counts a value, and tells those replays about it during which it was set.
  @inlinable func countLocked(by thread: ObjectIdentifier) -> Int {
    number += 1
    if needsAttention { attention.tellReplays(number, by: thread) }
    return number
  }

  /// Takes note of a run that is about to tell its consumer the value. Returns the value and its number.
  @inlinable func beginReplay(_ replay: any PropertyReplay) -> (Value, Int) {
    right.locked {
      attention.begin(replay)
      needsAttention = true
      return (value, number)
    }
  }

  @inlinable func endReplay(_ replay: any PropertyReplay) {
    right.locked {
      attention.end(replay)
      needsAttention = attention.isNeeded
    }
  }
}
