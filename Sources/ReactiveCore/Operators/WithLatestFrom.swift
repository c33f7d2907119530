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
      joining.add(other, to: LatestInput(joining, latest, completion: .endsItselfOnly)) { element, input in
        input.latest.value = element
      }
      joining.add(self, to: LatestInput(joining, latest, completion: .endsAll)) { element, input in
        guard let other = input.latest.value else { return }
        input.joining.send { () throws(Failure) in try transform(element, other) }
      }
    }
  }
}

/// Either source of `withLatest(from:)`; they share the latest element of the other one.
@usableFromInline
final class LatestInput<Latest, Output, Failure: Error>: JoiningInput<Output, Failure> {
  @usableFromInline let latest: Cell<Latest?>

  @inlinable init(_ joining: Joining<Output, Failure>, _ latest: Cell<Latest?>, completion: Completion) {
    self.latest = latest
    super.init(joining, completion: completion)
  }
}
