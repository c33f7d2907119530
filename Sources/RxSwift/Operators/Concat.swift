import ReactiveCore

extension ObservableType {
  /// Subscribes to `second` after this sequence has completed.
  ///
  ///     --1--2--|
  ///     --a--b--|
  ///     concat
  ///     --1--2----a--b--|
  ///
  /// - Parameter second: What follows. It is never subscribed if this sequence fails.
  /// - Returns: The elements of both. Implements Rx `concat`.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    Observable(asObservable().source.concat(second.asObservable().source))
  }

  /// Subscribes to one sequence after the other.
  ///
  /// - Parameter sequence: Pulled one sequence at a time, after the one before has completed and was disposed; it may be endless.
  /// - Returns: The elements in order. Completes after the last sequence, at once without any; the first failure ends it. The stack
  ///   doesn't grow with the number of sequences. Implements Rx `concat`.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
  where Sequence.Element == Observable<Element> {
    Observable(.concat(sequence.lazy.map(\.source)))
  }

  /// Subscribes to one sequence after the other. See `concat(_:)` of a sequence.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Observable(.concat(collection.lazy.map(\.source)))
  }

  /// Subscribes to one sequence after the other. See `concat(_:)` of a sequence.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Observable(.concat(sources.lazy.map(\.source)))
  }
}
