import ReactiveCore

extension ObservableType {
  /// Passes on the one of two sequences that says something first, be it a stop event, and disposes the other.
  ///
  ///     ----1--2--|
  ///     --a---b---|
  ///     amb
  ///     --a---b---|
  ///
  /// - Parameter right: The other sequence, subscribed second.
  /// - Returns: The events of the winner. Implements Rx `amb`.
  @inlinable
  public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
    Observable(.race([asObservable().source, right.asObservable().source]))
  }

  /// Passes on the one of several sequences that says something first, and disposes the others.
  ///
  /// - Parameter sequence: Subscribed in order, and all of them: those that come after one has won are disposed at once.
  /// - Returns: The events of the winner; never anything without sequences. Implements Rx `amb`.
  @inlinable
  public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable(.race(sequence.lazy.map(\.source)))
  }
}
