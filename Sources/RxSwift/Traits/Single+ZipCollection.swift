extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes to all sequences and combines their elements.
  ///
  /// - Parameters:
  ///   - collection: Subscribed in order.
  ///   - resultSelector: Called once with all elements, in the order of the collection, on the thread that sends the last one; with
  ///     an empty array if there are no sequences. What it throws is sent as an error.
  /// - Returns: The result. Fails with the first failure, and disposes the others. Implements Rx `zip`.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Collection.Element == Single<Element> {
    guard !collection.isEmpty else { return .deferred { .just(try resultSelector([])) } }
    return PrimitiveSequence<Trait, Result>(
      raw: .zip(collection.map(\.source), resultSelector: resultSelector))
  }

  /// Subscribes to all sequences and collects their elements.
  ///
  /// - Parameter collection: Subscribed in order.
  /// - Returns: The elements in the order of the collection. Fails with the first failure, and disposes the others.
  ///   Implements Rx `zip`.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
