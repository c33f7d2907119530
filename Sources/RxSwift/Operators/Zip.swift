import ReactiveCore

extension ObservableType {
  /// The first elements of all sequences, then the second ones, and so on.
  ///
  ///     --1--2--------3--|
  ///     ----a-----b------|
  ///     zip { $0 + $1 }
  ///     ----1a----2b-----|
  ///
  /// - Parameters:
  ///   - collection: Subscribed in order, until one fails.
  ///   - resultSelector: Called with elements of equal rank, one call at a time. What it throws ends the sequence.
  /// - Returns: The results. Completes when all sequences have (this form also at an element that finds no partner while all other sequences
  ///   have completed), at once without any. Fails with the first failure. Elements wait for their partners in unbounded queues.
  ///   Implements Rx `zip`.
  @inlinable
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Observable(.zip(collection.map { $0.asObservable().source }, completion: .withLoneElement, resultSelector))
  }

  /// Elements of equal rank as arrays. See the form with a selector.
  @inlinable
  public static func zip<Collection: Swift.Collection>(_ collection: Collection) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
