extension Source {
  /// Passes the elements for which `isIncluded` is true.
  ///
  ///     --1--2--3--4--|
  ///     filter { $0 % 2 == 0 }
  ///     -----2-----4--|
  ///
  /// Fails with what `isIncluded` throws. Implements Rx `filter`.
  @inlinable
  public func filter(_ isIncluded: @escaping (Element) throws(Failure) -> Bool) -> Source {
    passing(to: Element.self) { element, receiver in
      let downstream = receiver.cast(to: Downstream<Element, Failure>.self)
      let passes: Bool
      do throws(Failure) { passes = try isIncluded(element) } catch { return downstream.sink.end(.failed(error)) }
      if passes { downstream.sink.next(element) }
    }
  }
}
