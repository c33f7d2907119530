import ReactiveCore

/// A store's state and those who are told of it.
///
/// Setting the state and taking the snapshot of who is told are one step under `lock`, and so are reading the state and joining. So
/// whoever joins gets the state of that moment, and then exactly the changes after it.
@usableFromInline
final class Subscribers<State>: @unchecked Sendable {  // `lock` guards everything
  @usableFromInline typealias Slots = SubscriberList.Slots

  @usableFromInline let deaths = Deaths()
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var current: State
  @exclusivity(unchecked) @usableFromInline var registry = SubscriberRegistry()

  @inlinable
  init(_ state: State) {
    current = state
  }

  @inlinable var state: State {
    lock.locked { current }
  }

  /// Sets the state to what a function makes of it, and tells it. One thread at a time does so.
  @inlinable
  func update(_ next: (State) -> State) {
    let state = next(current)
    var old = state
    var slots: Slots = []
    var parts: [PartSnapshot] = []
    lock.locked {
      swap(&old, &current)
      slots = registry.everyChange.slots
      if registry.hasParts { parts = registry.partSnapshots() }
    }
    if parts.isEmpty { tell(slots, old, state) } else { tell(slots, parts, old, state) }
    if !deaths.isEmpty { removeDead() }
  }

  /// None is retained for its delivery: the array holds them.
  @inlinable
  func tell(_ slots: Slots, _ old: State?, _ new: State) {
    slots.withUnsafeBufferPointer { slots in
      slots.withMemoryRebound(to: Unmanaged<SubscriberEntry>?.self) { slots in
        for slot in slots {
          slot?._withUnsafeGuaranteedRef { unsafeDowncast($0, to: SubscriberSlot<State>.self).deliver(old, new) }
        }
      }
    }
  }

  @usableFromInline @inline(never)
  func tell(_ slots: Slots, _ parts: [PartSnapshot], _ old: State, _ new: State) {
    let changed = parts.filter { unsafeDowncast($0.list, to: StatePartList<State>.self).select(old, new) }
    tell(.merging([slots] + changed.map(\.slots)), old, new)
    for part in changed { unsafeDowncast(part.list, to: StatePartList<State>.self).deselect() }
  }

  @usableFromInline @inline(never)
  func removeDead() {
    for link in deaths.takeAll() {
      let entry = lock.locked { registry.remove(link) }
      withExtendedLifetime(entry) {}
    }
  }

  /// Ends the subscriber's subscription, if it has one.
  func remove(_ subscriber: AnyObject) {
    let entry = lock.locked { registry.remove(ObjectIdentifier(subscriber)) }
    withExtendedLifetime(entry) {}
  }
}
