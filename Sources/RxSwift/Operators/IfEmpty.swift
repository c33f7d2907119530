import ReactiveCore

extension ObservableType {
  /// Sends an element if the source completes without one.
  ///
  ///     -----|
  ///     ifEmpty(default: 1)
  ///     -----(1|)
  ///
  /// - Parameter default: The element.
  /// - Returns: The source's elements, or this one. Ends with the source. Implements Rx `ifEmpty(default:)`.
  @inlinable
  public func ifEmpty(default: Element) -> Observable<Element> {
    Observable(asObservable().source.ifEmpty(default: `default`))
  }

  /// Subscribes to another sequence if the source completes without an element.
  ///
  ///     -----|
  ///     ifEmpty(switchTo: --1--|)
  ///     -------1--|
  ///
  /// - Parameter other: Subscribed when the source has completed without an element, after the source was disposed.
  /// - Returns: The source's elements, or those of `other`. Ends with the one that it took them from.
  ///   Implements Rx `ifEmpty(switchTo:)`.
  @inlinable
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    Observable(asObservable().source.ifEmpty(switchTo: other.source))
  }
}
