extension Source {
  /// Drops elements for as long as `isDropped` is true, and passes all the others.
  ///
  ///     --1--2--3--1--|
  ///     skip(while: { $0 < 3 })
  ///     --------3--1--|
  ///
  /// Fails with what `isDropped` throws, which is not called again after its first false. Implements Rx `skip(while:)`.
  @inlinable
  public func skip(while isDropped: @escaping (Element) throws(Failure) -> Bool) -> Source {
    passing(keeping: true, to: Element.self) { element, receiver in
      let isSkipping = receiver.cast(to: Stage<Bool, Element, Failure>.self)
      if isSkipping.state {
        if isSkipping.isOver { return }
        let drops: Bool
        do throws(Failure) { drops = try isDropped(element) } catch { return isSkipping.end(.failed(error)) }
        if drops { return }
        isSkipping.state = false
      }
      isSkipping.sink.next(element)
    }
  }
}
