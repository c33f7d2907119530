extension Source {
  /// Sends a hot source for each key, and each element to the source of its key.
  ///
  ///     --a1--b1--a2--|
  ///     groupBy { key }
  ///     --a---b-------|
  ///       a:1-----2---|
  ///           b:1-----|
  ///
  /// A group is sent before its first element. All groups end as the source does, the oldest first, and then the result; a group
  /// that is subscribed after that ends at once. The source runs until the result and all subscribed groups have ended or were
  /// given up. Fails with what `makeKey` throws. Holds an entry for each key. Implements Rx `groupBy`.
  @inlinable
  public func groupBy<Key: Hashable>(
    _ makeKey: @escaping (Element) throws(Failure) -> Key
  ) -> Source<(key: Key, source: Source), Failure> {
    Source<(key: Key, source: Source), Failure> { [run] sink, scope in
      let grouping = Grouping<Key, Element, Failure>(sink, until: scope)
      let incoming = Sink<Element, Failure>(to: grouping, end: grouping.end) { element, receiver in
        let grouping = receiver.cast(to: Grouping<Key, Element, Failure>.self)
        if grouping.isOver { return }
        let key: Key
        do throws(Failure) { key = try makeKey(element) } catch { return grouping.end(.failed(error)) }
        if let group = grouping.groups[key] { group.send(element) } else { grouping.open(key, with: element) }
      }
      run(incoming, grouping.shared.scope)
    }
  }
}

/// The run of `groupBy`. When it is released without an end, nobody can send to its groups any more.
@usableFromInline
final class Grouping<Key: Hashable, Element, Failure: Error>: Receiver {
  @exclusivity(unchecked) @usableFromInline var groups: [Key: Broadcaster<Element, Failure>] = [:]
  @exclusivity(unchecked) @usableFromInline var inOrder: [Broadcaster<Element, Failure>] = []
  @exclusivity(unchecked) @usableFromInline var isOver = false
  @usableFromInline let sink: Sink<(key: Key, source: Source<Element, Failure>), Failure>
  @usableFromInline let scope: Scope
  /// Holds the source, until the result and all groups are given up.
  @usableFromInline let shared: SharedScope

  @inlinable init(_ sink: Sink<(key: Key, source: Source<Element, Failure>), Failure>, until scope: Scope) {
    self.sink = sink
    self.scope = scope
    shared = SharedScope(heldBy: scope)
  }

  @inlinable deinit {
    for group in inOrder { group.abandon() }
  }

  @inlinable func open(_ key: Key, with element: Element) {
    if scope.isEnded { return }
    let group = Broadcaster<Element, Failure>()
    groups[key] = group
    inOrder.append(group)
    sink.next((key, shared.source(of: group)))
    group.send(element)
  }

  @inlinable func end(_ termination: Termination<Failure>) {
    if isOver { return }
    isOver = true
    for group in inOrder { group.end(termination) }
    if !scope.isEnded { sink.end(termination) }
    shared.scope.dispose()
  }
}
