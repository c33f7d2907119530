import Synchronization

/// The owner of one run. The producer looks at `isEnded` before each element, and leaves its teardown in the scope.
///
///     state: ended | claimed | filled | more
///
/// The first teardown goes into `first` without a lock: who sets `claimed` writes it, then sets `filled`; who sets `ended`
/// takes it if it was filled, and otherwise the writer finds the scope ended and disposes it itself.
/// Everything else (`rest`, the children) is behind `lock`, and `more` says that there is something.
public final class Scope: Endable, @unchecked Sendable {  // `state` and `lock`, as described above
  @usableFromInline static let ended: UInt8 = 1
  @usableFromInline static let claimed: UInt8 = 2
  @usableFromInline static let filled: UInt8 = 4
  @usableFromInline static let more: UInt8 = 8

  @usableFromInline let state = Atomic<UInt8>(0)
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var first = Teardowns.none
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) nonisolated(unsafe) var rest: [Teardowns] = []
  @exclusivity(unchecked) nonisolated(unsafe) var children = ScopeList()
  @exclusivity(unchecked) nonisolated(unsafe) var link = ScopeLink()

  @inlinable public init() {
    #if TRACE_RESOURCES
      ResourceCount.increment()
    #endif
  }

  deinit {
    children.unlinkAll()
    #if TRACE_RESOURCES
      ResourceCount.decrement()
    #endif
  }

  /// Whether the run is over: nothing may be delivered any more.
  @inlinable public var isEnded: Bool {
    state.load(ordering: .relaxed) & Scope.ended != 0
  }

  /// Leaves a teardown that runs when the scope ends; at once if it has ended.
  public func add(_ teardown: any Disposable) {
    if type(of: teardown) == Nop.self { return }
    add(.disposable(teardown))
  }

  /// Leaves a teardown that is one call to an object: it allocates nothing.
  public func add(_ owner: any KeyedTeardown, key: UnsafeRawPointer) {
    add(.keyed(owner, key))
  }

  func add(_ teardown: Teardowns) {
    Checkpoint.reach()
    let old = state.bitwiseOr(Scope.claimed, ordering: .acquiring).oldValue
    guard old & Scope.claimed == 0 else { return addMore(teardown) }
    first = teardown
    Checkpoint.reach()
    if state.bitwiseOr(Scope.filled, ordering: .acquiringAndReleasing).oldValue & Scope.ended != 0 {
      first = .none
      teardown.run()
    }
  }

  /// Ends the run: its children in order of attachment, then its teardowns, the last one first.
  public func dispose() {
    Checkpoint.reach()
    let old = state.bitwiseOr(Scope.ended, ordering: .acquiringAndReleasing).oldValue
    guard old & Scope.ended == 0, old & (Scope.filled | Scope.more) != 0 else { return }
    LockCheck.assertNoneHeld()
    if old & Scope.more != 0 { disposeMore() }
    if old & Scope.filled != 0 { exchange(&first, .none).run() }
  }

  @usableFromInline @inline(never) func addMore(_ teardown: Teardowns) {
    Checkpoint.reach()
    let isEnded = lock.locked {
      guard state.bitwiseOr(Scope.more, ordering: .acquiringAndReleasing).oldValue & Scope.ended == 0 else { return true }
      rest.append(teardown)
      return false
    }
    if isEnded { teardown.run() }
  }

  @usableFromInline @inline(never) func disposeMore() {
    Checkpoint.reach()
    let (runs, teardowns) = lock.locked {
      defer { rest = [] }
      return (children.removeAll(), rest)
    }
    for run in runs { run.dispose() }
    for teardown in teardowns.reversed() { teardown.run() }
  }
}

extension Scope {
  /// A scope for a part of this run: it ends with this one, or earlier.
  ///
  /// Who ends it earlier calls `detach(_:)` too, or a long run would keep an entry for each of its parts.
  public func makeChild() -> Scope {
    let child = Scope()
    attach(child)
    return child
  }

  /// Ends `child` when this scope ends; at once if it has ended.
  public func attach(_ child: Scope) {
    Checkpoint.reach()
    let isEnded = lock.locked {
      guard state.bitwiseOr(Scope.more, ordering: .acquiringAndReleasing).oldValue & Scope.ended == 0 else { return true }
      children.append(child)
      return false
    }
    if isEnded { child.dispose() }
  }

  /// Forgets `child`, which has ended or now belongs to someone else. Costs the same however many children there are.
  public func detach(_ child: Scope) {
    Checkpoint.reach()
    // The list's reference is returned, so that it is released outside of the lock.
    _ = lock.locked { children.remove(child) }
  }

  /// Ends `child` and forgets it.
  public func end(_ child: Scope) {
    detach(child)
    child.dispose()
  }
}
