import ReactiveCore

extension ObservableType {
  /// Delivers the newest element each time that another sequence says so.
  ///
  ///     --1-2-----3---|
  ///     -----x--x---x-----|
  ///     sample
  ///     -----2------3-----|
  ///
  /// - Parameters:
  ///   - sampler: Subscribed after this sequence. Each of its elements, and its completion, delivers the newest element that was
  ///     not delivered before.
  ///   - defaultValue: Delivered when there is no such element. With nil nothing is delivered then.
  /// - Returns: The samples. Completes when `sampler` sends or completes after this sequence has completed, or when this sequence
  ///   completes after `sampler` has. Fails with either. Holds one element. Implements Rx `sample`.
  @inlinable
  public func sample(_ sampler: some ObservableType, defaultValue: Element? = nil) -> Observable<Element> {
    Observable(asObservable().source.sample(sampler.asObservable().source, default: defaultValue))
  }
}
