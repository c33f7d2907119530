extension Source {
  /// Drops each element whose key came before.
  ///
  ///     --1--2--1--3--|
  ///     unique(by: { $0 })
  ///     --1--2-----3--|
  ///
  /// Fails with what `makeKey` throws. Holds all keys. Implements ReactiveSwift `uniqueValues`.
  @inlinable
  public func unique<Key: Hashable>(by makeKey: @escaping (Element) throws(Failure) -> Key) -> Source {
    passing(keeping: Set<Key>(), to: Element.self) { element, receiver in
      let stage = receiver.cast(to: Stage<Set<Key>, Element, Failure>.self)
      if stage.isOver { return }
      let key: Key
      do throws(Failure) { key = try makeKey(element) } catch { return stage.end(.failed(error)) }
      if stage.state.insert(key).inserted { stage.sink.next(element) }
    }
  }
}
