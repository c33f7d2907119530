import ReactiveCore
import Synchronization

/// Whether a subscription may deliver. Everything that delivers for it looks here first, so that ending it takes effect at once.
@usableFromInline
final class SubscriberLink: Sendable {
  @usableFromInline static let live: UInt8 = 1
  @usableFromInline static let ended: UInt8 = 2

  let subscriber: ObjectIdentifier
  @usableFromInline let state = Atomic<UInt8>(0)
  private let deaths: Deaths

  @usableFromInline
  init(_ subscriber: AnyObject, deaths: Deaths) {
    self.subscriber = ObjectIdentifier(subscriber)
    self.deaths = deaths
  }

  /// Whether passes deliver to it.
  @inlinable var isLive: Bool {
    state.load(ordering: .acquiring) == SubscriberLink.live
  }

  @inlinable var isEnded: Bool {
    state.load(ordering: .acquiring) & SubscriberLink.ended != 0
  }

  /// Called when all that came before the first pass has been delivered.
  func goLive() {
    state.bitwiseOr(SubscriberLink.live, ordering: .releasing)
  }

  func end() {
    state.bitwiseOr(SubscriberLink.ended, ordering: .releasing)
  }

  /// Ends because the subscriber is gone.
  @usableFromInline func die() {
    if state.bitwiseOr(SubscriberLink.ended, ordering: .releasing).oldValue & SubscriberLink.ended == 0 { deaths.add(self) }
  }
}

/// The subscriptions whose subscribers turned out to be gone.
@usableFromInline
final class Deaths: Sendable {
  @usableFromInline let areNone = Atomic<Bool>(true)
  private let links = Locked<[SubscriberLink]>([])

  @usableFromInline init() {}

  @inlinable var isEmpty: Bool {
    areNone.load(ordering: .acquiring)
  }

  func add(_ link: SubscriberLink) {
    links.locked { $0.append(link) }
    areNone.store(false, ordering: .releasing)
  }

  func takeAll() -> [SubscriberLink] {
    areNone.store(true, ordering: .relaxed)
    return links.locked { exchange(&$0, []) }
  }
}
