extension Source {
  /// Each time `sampler` sends or completes, the newest element that was not sent before; if there is none, `defaultElement`,
  /// or nothing.
  ///
  ///     --1-2-----3---|
  ///     -----x--x---x-----|
  ///     sample
  ///     -----2------3-----|
  ///
  /// The source runs first. Completes when `sampler` sends or completes after the source has completed, or when the source
  /// completes after `sampler` has. Fails with either. Holds one element. Implements Rx `sample`.
  @inlinable
  public func sample<Trigger>(_ sampler: Source<Trigger, Failure>, default defaultElement: Element?) -> Source {
    Source { sink, scope in
      let joining = Joining<Element, Failure>(sink, until: scope, sources: 2)
      let newest = Cell<Element?>(nil)
      let send = { (running: Int) in
        if let element = newest.value.take() ?? defaultElement { sink.next(element) }
        if joining.running == running { joining.finish(.completed) }
      }
      joining.add(self, to: LatestInput(joining, newest, completion: .endsAllAsTheLast)) { element, input in
        input.latest.value = element
      }
      joining.add(sampler, to: JoiningInput(joining, completion: .runs { send(0) })) { _, _ in send(1) }
    }
  }
}
