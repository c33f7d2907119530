import ReactiveCore

/// What lists need to know of a subscription: nothing of its state, so that code for all stores looks up no metadata.
@usableFromInline
class SubscriberEntry: @unchecked Sendable {  // the store's lock guards `number` and `index`
  @usableFromInline final let link: SubscriberLink
  final let list: SubscriberList
  /// Grows in order of subscription.
  final var number = 0
  /// The place in `list`.
  final var index = -1

  @usableFromInline
  init(link: SubscriberLink, list: SubscriberList) {
    self.link = link
    self.list = list
  }
}

/// One subscription of a store.
///
/// Until the subscribing thread has delivered the first state, changes are held here, so that the subscriber gets all in order and
/// calls never overlap.
@usableFromInline
final class SubscriberSlot<State>: SubscriberEntry, @unchecked Sendable {  // `lock` guards `held`
  @usableFromInline typealias Tell = (_ old: State?, _ new: State) -> Void

  @usableFromInline let tell: Tell
  /// Not optional, so that it can be called without being retained. Without a slice it isn't called.
  @usableFromInline let tellSlice: () -> Void
  @usableFromInline let isToldSlices: Bool
  private let lock = Lock()
  private var held: [HeldDelivery] = []

  /// - Parameters:
  ///   - tell: Delivers a state by all steps of the subscription.
  ///   - tellSlice: Delivers what `list` has selected in the running pass; nil if that is no part of the state.
  @usableFromInline
  init(link: SubscriberLink, list: SubscriberList, tell: @escaping Tell, tellSlice: (() -> Void)?) {
    self.tell = tell
    self.tellSlice = tellSlice ?? {}
    isToldSlices = tellSlice != nil
    super.init(link: link, list: list)
  }

  /// Delivers in a pass.
  @inlinable @inline(__always)
  func deliver(_ old: State?, _ new: State) {
    guard link.isLive else { return deliverLater(old, new) }
    LockCheck.assertNoneHeld()
    if isToldSlices { tellSlice() } else { tell(old, new) }
  }

  /// Delivers the first state, and what has come meanwhile; from then on, passes deliver.
  func start(with state: State) {
    deliverNow { tell(nil, state) }
    while true {
      let batch = lock.locked {
        if held.isEmpty { link.goLive() }
        return exchange(&held, [])
      }
      if batch.isEmpty { return }
      for item in batch { deliverNow(item.deliver) }
    }
  }

  private func deliverNow(_ deliver: () -> Void) {
    if link.isEnded { return }
    LockCheck.assertNoneHeld()
    deliver()
  }

  @usableFromInline @inline(never)
  func deliverLater(_ old: State?, _ new: State) {
    if link.isEnded { return }
    let tell = tell
    let item = HeldDelivery { tell(old, new) }
    let isHeld = lock.locked {
      if link.isLive { return false }
      held.append(item)
      return true
    }
    if !isHeld { deliverNow(item.deliver) }
  }
}

private struct HeldDelivery {
  let deliver: () -> Void
}
