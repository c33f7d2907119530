import Synchronization

/// A scope with counted holders: it ends when the last of them has ended.
///
/// For a source whose run several subscriptions share, and that must go on for as long as one of them listens.
public final class SharedScope: Sendable {
  /// The scope of the shared run. Whoever runs a source in it ends it when the source has ended.
  public let scope = Scope()
  @usableFromInline let holders = Atomic<Int>(1)

  /// Starts with one holder.
  @inlinable public init(heldBy holder: Scope) {
    holder.add(Release(shared: self))
  }

  /// Keeps the shared run going until `holder` ends.
  ///
  /// Returns false, and counts nothing, if the last holder has ended already.
  @inlinable public func hold(until holder: Scope) -> Bool {
    var count = holders.load(ordering: .relaxed)
    while count > 0 {
      Checkpoint.reach()
      let attempt = holders.weakCompareExchange(
        expected: count, desired: count + 1, successOrdering: .relaxed, failureOrdering: .relaxed)
      if attempt.exchanged {
        holder.add(Release(shared: self))
        return true
      }
      count = attempt.original
    }
    return false
  }

  /// A hot source that is fed by the shared run, and keeps it going for as long as it is listened to.
  ///
  /// Who comes when the run is over gets the end that `broadcaster` has, or nothing if it has none.
  @inlinable public func source<Element, Failure>(of broadcaster: Broadcaster<Element, Failure>) -> Source<Element, Failure> {
    .immediate { [self] sink, scope in
      guard hold(until: scope) || broadcaster.termination != nil else { return }
      broadcaster.subscribe(sink, until: scope)
    }
  }

  @frozen
  @usableFromInline
  struct Release: Disposable {
    @usableFromInline let shared: SharedScope

    @inlinable init(shared: SharedScope) {
      self.shared = shared
    }

    @inlinable func dispose() {
      Checkpoint.reach()
      if shared.holders.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { shared.scope.dispose() }
    }
  }
}
