extension InfallibleType {
  /// The latest elements of all sequences, each time one of them sends, once all have sent.
  ///
  ///     --1-------2---|
  ///     ----a--b------|
  ///     combineLatest { $0 + $1 }
  ///     ----1a-1b-2b--|
  ///
  /// - Parameters:
  ///   - collection: Subscribed in order.
  ///   - resultSelector: Called with the latest elements, one call at a time. It shouldn't throw.
  /// - Returns: The results. Completes when all sequences have; also when an element comes while another sequence, which has
  ///   never sent, is missing and all the others have completed. Without sequences it sends the selector's value for [] and
  ///   completes. Holds one element per sequence. Implements Rx `combineLatest`.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(raw: .combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// The latest elements of all sequences as an array. See the form with a selector.
  @inlinable
  public static func combineLatest<Collection: Swift.Collection>(_ collection: Collection) -> Infallible<[Element]>
  where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible<[Element]>.combineLatest(collection) { $0 }
  }
}
