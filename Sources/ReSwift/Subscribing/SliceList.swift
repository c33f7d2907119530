import ReactiveCore

/// Subscriptions that are told one part of the state, and only when that changes: it is looked at once for all of them.
@usableFromInline
class PartList: SubscriberList, @unchecked Sendable {  // as in the superclass
  final let keyPath: AnyKeyPath
  /// The key path's hash value, which is found out without a lock: it may call code of the user.
  final let hash: Int
  /// Whether changes are looked at. The store's lock guards it.
  final var isListed = false

  init(_ keyPath: AnyKeyPath) {
    self.keyPath = keyPath
    hash = keyPath.hashValue
  }
}

/// Such subscriptions to a store of this state.
@usableFromInline
class StatePartList<State>: PartList, @unchecked Sendable {  // as in the superclass
  /// Whether the subscriptions have to be told of a change. Called by the thread that makes it, before it tells anyone.
  @usableFromInline func select(_ old: State, _ new: State) -> Bool {
    preconditionFailure("A subclass knows what the part is.")
  }

  /// Forgets what was selected.
  @usableFromInline func deselect() {}
}

/// Such subscriptions to a part of this type.
@usableFromInline
final class SliceList<State, Slice: Equatable>: StatePartList<State>, @unchecked Sendable {  // as in the superclass
  @usableFromInline let selection = SliceSelection<Slice>()
  private let path: KeyPath<State, Slice>

  init(_ path: KeyPath<State, Slice>) {
    self.path = path
    super.init(path)
  }

  @usableFromInline override func select(_ old: State, _ new: State) -> Bool {
    LockCheck.assertNoneHeld()
    let slice = new[keyPath: path]
    if old[keyPath: path] == slice { return false }
    selection.slice = slice
    return true
  }

  @usableFromInline override func deselect() {
    selection.slice = nil
  }
}

/// What a list has selected in the running pass. It belongs to the thread that makes the change.
@usableFromInline
final class SliceSelection<Slice> {
  @exclusivity(unchecked) @usableFromInline var slice: Slice?
}
