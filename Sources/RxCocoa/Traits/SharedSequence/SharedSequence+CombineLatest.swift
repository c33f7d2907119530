import RxSwift

extension SharedSequence {
  /// The latest elements of all sequences, each time one of them sends, once all have sent.
  ///
  ///     --1-------2---|
  ///     ----a--b------|
  ///     combineLatest { $0 + $1 }
  ///     ----1a-1b-2b--|
  ///
  /// - Parameters:
  ///   - collection: Subscribed in order.
  ///   - resultSelector: Called with the latest elements, where elements are delivered. It shouldn't throw: that would be an error of
  ///     a sequence that has none.
  /// - Returns: The results, shared. Completes when all sequences have; also when an element comes while another sequence, which
  ///   has never sent, is missing and all the others have completed. Without sequences it sends the selector's value for [] and
  ///   completes. Holds one element per sequence. Implements Rx `combineLatest`.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(sharing: .combineLatest(collection.map(\.source), resultSelector: resultSelector))
  }

  /// The latest elements of all sequences as an array. See the form with a selector.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]> where Collection.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }
}
