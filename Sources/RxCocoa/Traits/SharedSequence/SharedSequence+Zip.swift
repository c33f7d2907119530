import RxSwift

extension SharedSequence {
  /// The first elements of all sequences, then the second ones, and so on.
  ///
  ///     --1--2--------3--|
  ///     ----a-----b------|
  ///     zip { $0 + $1 }
  ///     ----1a----2b-----|
  ///
  /// - Parameters:
  ///   - collection: Subscribed in order.
  ///   - resultSelector: Called with elements of equal rank, where elements are delivered. It shouldn't throw: that would be an error
  ///     of a sequence that has none.
  /// - Returns: The results, shared. Completes when all sequences have (this form also at an element that finds no partner while all
  ///   other sequences have completed), at once without any. Elements wait for their partners in unbounded queues.
  ///   Implements Rx `zip`.
  @inlinable
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(sharing: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Elements of equal rank as arrays. See the form with a selector.
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }
}
