extension Source {
  /// Combines each element with the latest one of `other`.
  ///
  ///     --1-----2--3--|
  ///     ----a-b-------|
  ///     withLatestFrom
  ///     --------2b-3b-|
  ///
  /// `other` runs first. Elements that come before its first one are dropped. Ends with this source; fails with either, or with
  /// what `transform` throws; a completion of `other` changes nothing. Holds one element.
  /// Implements Rx `withLatestFrom`, ReactiveSwift `withLatest(from:)`.
  @inlinable
  public func withLatest<Other, Result>(
    from other: Source<Other, Failure>, _ transform: @escaping (Element, Other) throws(Failure) -> Result
  ) -> Source<Result, Failure> {
    Source<Result, Failure> { sink, scope in
      let joining = Joining<Result, Failure>(sink, until: scope, sources: 2)
      let latest = Cell<Other?>(nil)
      joining.add(other, receive: { latest.value = $0 }, completed: {})
      joining.add(
        self,
        receive: { element in
          guard let other = latest.value else { return }
          joining.send { () throws(Failure) in try transform(element, other) }
        },
        completed: { joining.finish(.completed) })
    }
  }
}
