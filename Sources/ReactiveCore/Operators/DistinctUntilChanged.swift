extension Source {
  /// Drops each element whose key equals that of the last element that was passed.
  ///
  ///     --1--1--2--1--|
  ///     distinctUntilChanged(by: { $0 }, areEqual: ==)
  ///     --1-----2--1--|
  ///
  /// - Parameters:
  ///   - makeKey: Called once per element.
  ///   - areEqual: Called with the key of the last passed element and the new one; not for the first element.
  ///
  /// Fails with what either closure throws. Holds one key. Implements Rx `distinctUntilChanged`.
  @inlinable
  public func distinctUntilChanged<Key>(
    by makeKey: @escaping (Element) throws(Failure) -> Key, areEqual: @escaping (Key, Key) throws(Failure) -> Bool
  ) -> Source {
    passing(keeping: Key?.none, to: Element.self) { element, receiver in
      let last = receiver.cast(to: Stage<Key?, Element, Failure>.self)
      if last.isOver { return }
      let key: Key
      do throws(Failure) {
        key = try makeKey(element)
        if let lastKey = last.state, try areEqual(lastKey, key) { return }
      } catch {
        return last.end(.failed(error))
      }
      last.state = key
      last.sink.next(element)
    }
  }
}
