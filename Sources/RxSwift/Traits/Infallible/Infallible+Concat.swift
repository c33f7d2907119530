extension InfallibleType {
  /// The elements of this sequence, then those of `second`.
  ///
  ///     --1--2--|
  ///             --a--b--|
  ///     --1--2----a--b--|
  ///
  /// - Parameter second: Subscribed when this sequence has completed. It shouldn't fail.
  /// - Returns: The elements of both. Ends with `second`. Implements Rx `concat`.
  @inlinable
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element>
  where Source.Element == Element {
    Infallible(raw: asObservable().concat(second))
  }

  /// The elements of all sequences, one sequence after the other.
  ///
  /// - Parameter sequence: Pulled one sequence at a time, when the one before has completed. It may be endless.
  /// - Returns: The elements. Completes after the last sequence. Implements Rx `concat`.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Infallible<Element>
  where Sequence.Element == Infallible<Element> {
    Infallible(raw: .concat(sequence.lazy.map(\.source)))
  }

  /// The elements of all sequences, one sequence after the other.
  ///
  /// - Parameter collection: Each is subscribed when the one before has completed.
  /// - Returns: The elements. Completes after the last sequence. Implements Rx `concat`.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(raw: .concat(collection.lazy.map(\.source)))
  }

  /// The elements of all sequences, one sequence after the other.
  ///
  /// - Parameter sources: Each is subscribed when the one before has completed.
  /// - Returns: The elements. Completes after the last sequence. Implements Rx `concat`.
  @inlinable
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(raw: .concat(sources.lazy.map(\.source)))
  }
}
