import RxSwift

extension SharedSequence {
  /// The elements of all sequences, one sequence after the other.
  ///
  ///     --1--2--|
  ///             --a--b--|
  ///     --1--2----a--b--|
  ///
  /// - Parameter sequence: Pulled one sequence at a time, when the one before has completed. It may be endless.
  /// - Returns: The elements, shared. Completes after the last sequence. Implements Rx `concat`.
  @inlinable
  public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: .concat(sequence.lazy.map(\.source)))
  }

  /// The elements of all sequences, one sequence after the other.
  ///
  /// - Parameter collection: Each is subscribed when the one before has completed.
  /// - Returns: The elements, shared. Completes after the last sequence. Implements Rx `concat`.
  @inlinable
  public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: .concat(collection.lazy.map(\.source)))
  }
}
