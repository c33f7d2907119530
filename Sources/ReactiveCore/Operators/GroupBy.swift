extension Source {
  /// Sends a hot source for each key, and each element to the source of its key.
  ///
  ///     --a1--b1--a2--|
  ///     groupBy { key }
  ///     --a---b-------|
  ///       a:1-----2---|
  ///           b:1-----|
  ///
  /// A group is sent before its first element. All groups end as the source does, and then the result; a group that is
  /// subscribed after that ends at once. The source runs until the result and all subscribed groups have ended or were given
  /// up. Fails with what `makeKey` throws. Holds an entry for each key. Implements Rx `groupBy`.
  @inlinable
  public func groupBy<Key: Hashable>(
    _ makeKey: @escaping (Element) throws(Failure) -> Key
  ) -> Source<(key: Key, source: Source), Failure> {
    Source<(key: Key, source: Source), Failure> { [run] sink, scope in
      let shared = SharedScope(heldBy: scope)
      let next = sink.next
      let groups = Stage(
        GroupTable<Key, Element, Failure>(),
        end: { termination in
          if !scope.isEnded { sink.end(termination) }
          shared.scope.dispose()
        })
      let end = { (termination: Termination<Failure>) in
        for group in groups.state.byKey.values { group.end(termination) }
        groups.end(termination)
      }
      run(
        Sink(
          next: { element in
            if groups.isOver { return }
            let key: Key
            do throws(Failure) { key = try makeKey(element) } catch { return end(.failed(error)) }
            if let group = groups.state.byKey[key] { return group.send(element) }
            if scope.isEnded { return }
            let group = Broadcaster<Element, Failure>()
            groups.state.byKey[key] = group
            next((key, shared.source(of: group)))
            group.send(element)
          }, end: end),
        shared.scope)
    }
  }
}

/// The groups of a run. When the run is released without an end, nobody can send to them any more.
@usableFromInline
final class GroupTable<Key: Hashable, Element, Failure: Error> {
  @exclusivity(unchecked) @usableFromInline var byKey: [Key: Broadcaster<Element, Failure>] = [:]

  @inlinable init() {}

  @inlinable deinit {
    for group in byKey.values { group.abandon() }
  }
}
