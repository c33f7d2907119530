import Synchronization

/// The right to deliver: whoever raises `owed` from 0 holds it, and delivers what the others leave until it is 0 again.
///
/// Nobody waits, and no lock is held while delivering. A subclass says in `deliver(_:)` what is done with an item, and what
/// it may touch is all that belongs to the holder. This is the one primitive under the serializer, the broadcaster and the
/// operators that run several sources.
///
///     take() -> true:  the caller is the holder; it acts, then calls pass()
///     take() -> false: somebody else holds it (or this thread, further up the stack); the caller leaves an item
public class Baton<Item>: Receiver, @unchecked Sendable {  // `owed` and `lock`, as described above
  @usableFromInline final let owed = Atomic<Int>(0)
  @usableFromInline final let lock = Lock()
  /// What was left for the holder. Guarded by `lock`.
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var queue: ContiguousArray<Item> = []

  @inlinable public override init() {}

  /// Called by the holder for each item that was left.
  public func deliver(_ item: Item) {
    preconditionFailure("A subclass of Baton says what is done with an item.")
  }

  /// Takes the baton if nobody holds it.
  @inlinable public final func take() -> Bool {
    Checkpoint.reach()
    return owed.compareExchange(expected: 0, desired: 1, successOrdering: .acquiring, failureOrdering: .relaxed).exchanged
  }

  /// Gives the baton back, after delivering what was left meanwhile.
  @inlinable public final func pass() {
    Checkpoint.reach()
    if owed.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0 { drain() }
  }

  /// Leaves an item for the holder, or delivers it if nobody holds the baton any more.
  @inlinable public final func leave(_ item: Item) {
    Checkpoint.reach()
    lock.locked { queue.append(item) }
    Checkpoint.reach()
    if owed.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 { drain() }
  }

  /// What `placeLocked` found.
  @frozen
  public enum Place {
    /// The caller holds the baton: it acts, then calls `pass()`.
    case held
    /// The item was left, and nobody holds the baton any more: the caller drains, after unlocking.
    case leftToDrain
    /// The item was left for the holder.
    case left
  }

  /// `take()` or `leave(item)`, for a caller that holds `lock` because it decides something else together with the order.
  @inlinable public final func placeLocked(_ item: @autoclosure () -> Item) -> Place {
    if owed.compareExchange(expected: 0, desired: 1, successOrdering: .acquiring, failureOrdering: .relaxed).exchanged {
      return .held
    }
    queue.append(item())
    return owed.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 ? .leftToDrain : .left
  }

  /// Carries on after `placeLocked`, with the lock released.
  @inlinable public final func proceed(_ place: Place, _ act: () -> Void) {
    Checkpoint.reach()
    switch place {
    case .held:
      act()
      pass()
    case .leftToDrain: drain()
    case .left: return
    }
  }

  /// Whether somebody delivers at the moment.
  @inlinable public final var isHeld: Bool {
    owed.load(ordering: .acquiring) != 0
  }

  /// Whether somebody left something. Asked by the holder.
  @inlinable public final var hasWaiting: Bool {
    owed.load(ordering: .relaxed) > 1
  }

  /// Delivers what was left so far, and keeps the baton. Called by the holder.
  @usableFromInline final func deliverWaiting() {
    let waiting = owed.load(ordering: .acquiring) - 1
    deliverBatch()
    Checkpoint.reach()
    owed.wrappingSubtract(waiting, ordering: .acquiringAndReleasing)
  }

  @usableFromInline @inline(never) final func drain() {
    var settled: Int
    repeat {
      Checkpoint.reach()
      settled = owed.load(ordering: .acquiring)
      deliverBatch()
      Checkpoint.reach()
    } while owed.wrappingSubtract(settled, ordering: .acquiringAndReleasing).newValue != 0
  }

  private final func deliverBatch() {
    Checkpoint.reach()
    var batch: ContiguousArray<Item> = []
    lock.locked { swap(&batch, &queue) }
    for item in batch { deliver(item) }
  }
}
