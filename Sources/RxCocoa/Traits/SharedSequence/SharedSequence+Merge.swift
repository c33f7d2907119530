import RxSwift

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Subscribes to every sequence that comes, and passes on the elements of all of them.
  ///
  /// - Returns: The elements of all inner sequences, shared as those are. Completes when the source and all inner sequences have.
  ///   Implements Rx `merge`.
  @inlinable
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(sharing: asObservable().merge())
  }

  /// Subscribes to the sequences that come, at most `maxConcurrent` at a time.
  ///
  /// - Parameter maxConcurrent: How many inner sequences may be active; the others wait in an unbounded queue, first come first
  ///   served.
  /// - Returns: The elements of all inner sequences, shared as those are. Completes when the source and all inner sequences have.
  ///   Implements Rx `merge(maxConcurrent:)`.
  @inlinable
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(sharing: asObservable().merge(maxConcurrent: maxConcurrent))
  }

  /// Subscribes to each sequence that comes, and disposes the one before.
  ///
  /// - Returns: The elements of the latest sequence, shared as that is. Completes when the source and the latest sequence have.
  ///   Implements Rx `switch`.
  @inlinable
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(sharing: asObservable().switchLatest())
  }
}

extension SharedSequenceConvertibleType {
  /// The elements of all sequences, as they come.
  ///
  ///     --1-----2--|
  ///     ----a--b---|
  ///     --1-a--b2--|
  ///
  /// - Parameter sources: Subscribed in order.
  /// - Returns: The elements, shared. Completes with the last sequence, at once without any. Implements Rx `merge`.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: .merge(sources.lazy.map(\.source)))
  }

  /// The elements of all sequences, as they come. See `merge(_:)` of a collection.
  @inlinable
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: .merge(sources.lazy.map(\.source)))
  }

  /// The elements of all sequences, as they come. See `merge(_:)` of a collection.
  @inlinable
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(sharing: .merge(sources.lazy.map(\.source)))
  }
}
