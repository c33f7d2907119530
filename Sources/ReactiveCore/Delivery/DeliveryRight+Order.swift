import Synchronization

/// For streams that change a value and tell it: both in the same order, and nobody is told under a lock.
extension DeliveryRight {
  /// Runs a section alone. Inside, `placeLocked` gives what follows from it its place in the order of deliveries.
  @inlinable public func locked<Result>(_ section: () -> Result) -> Result {
    lock.locked(section)
  }

  /// Carries on after `placeLocked`, with the lock released.
  ///
  /// - Parameter act: What was to be left, for a caller who got the right.
  @inlinable public func carryOn(_ place: Place, _ act: () -> Void) {
    guard case .held = place else { return proceed(place) {} }
    holder.store(ThisThread.number, ordering: .relaxed)
    act()
    giveBack()
  }
}
