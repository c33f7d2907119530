/// A scope's place among its siblings, guarded by the parent's lock. A child has one parent at a time.
struct ScopeLink {
  var isLinked = false
  unowned(unsafe) var previous: Scope?
  var next: Scope?
}

/// The children of a scope in order of attachment: a doubly linked list, so that removing costs the same at any length.
struct ScopeList {
  private var head: Scope?
  private unowned(unsafe) var tail: Scope?

  mutating func append(_ scope: Scope) {
    scope.link = ScopeLink(isLinked: true, previous: tail, next: nil)
    if let tail { tail.link.next = scope } else { head = scope }
    tail = scope
  }

  /// Returns the list's own reference to `scope`, or nil if it isn't in a list.
  mutating func remove(_ scope: Scope) -> Scope? {
    guard scope.link.isLinked else { return nil }
    let link = scope.link
    scope.link = ScopeLink()
    if let next = link.next { next.link.previous = link.previous } else { tail = link.previous }
    if let previous = link.previous { previous.link.next = link.next } else { head = link.next }
    return scope
  }

  mutating func removeAll() -> [Scope] {
    var scopes: [Scope] = []
    while let scope = removeFirst() { scopes.append(scope) }
    return scopes
  }

  /// Releases the children one after the other, so that no release is inside of another.
  mutating func unlinkAll() {
    while removeFirst() != nil {}
  }

  private mutating func removeFirst() -> Scope? {
    guard let scope = head.take() else { return nil }
    head = scope.link.next
    if head == nil { tail = nil }
    scope.link = ScopeLink()
    return scope
  }
}
