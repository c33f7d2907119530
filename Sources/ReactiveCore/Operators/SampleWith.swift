extension Source {
  /// Each time `sampler` sends, the newest element of this source together with what `sampler` sent; nothing before there is one.
  ///
  ///     --1-2-----3---|
  ///     a----b--c---d----|
  ///     sample(with:)
  ///     -----2b-2c--3d---|
  ///
  /// The source runs first. Completes when both have; fails with either. Holds one element.
  /// Implements ReactiveSwift `sample(with:)`.
  @inlinable
  public func sample<Other>(with sampler: Source<Other, Failure>) -> Source<(Element, Other), Failure> {
    Source<(Element, Other), Failure> { sink, scope in
      let joining = Joining<(Element, Other), Failure>(sink, until: scope, sources: 2)
      let newest = Cell<Element?>(nil)
      joining.add(self, to: LatestInput(joining, newest, completion: .endsAllAsTheLast)) { element, input in
        input.latest.value = element
      }
      joining.add(sampler, to: LatestInput(joining, newest, completion: .endsAllAsTheLast)) { sample, input in
        if let element = input.latest.value { input.joining.output.next((element, sample)) }
      }
    }
  }
}
