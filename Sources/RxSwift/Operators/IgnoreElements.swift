import ReactiveCore

extension ObservableType {
  /// Drops all elements and passes only the stop event.
  ///
  /// - Returns: A sequence without elements that ends with the source. Implements Rx `ignoreElements`.
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    Observable<Never>(asObservable().source.ignoreElements())
  }
}
