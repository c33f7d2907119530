import ReactiveCore

extension ObservableType where Element: ObservableConvertibleType {
  /// Subscribes to every sequence that comes, and passes on the elements of all of them.
  ///
  /// - Returns: The elements of all inner sequences, delivered one after the other. Completes when the source and all inner sequences have; fails
  ///   with the first failure. Implements Rx `merge`.
  @inlinable
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Subscribes to the sequences that come, at most `maxConcurrent` at a time.
  ///
  /// - Parameter maxConcurrent: How many inner sequences may be active; the others wait in an unbounded queue, first come first served.
  /// - Returns: The elements of all inner sequences. Completes when the source and all inner sequences have; fails with the first failure.
  ///   Implements Rx `merge(maxConcurrent:)`.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    Observable<Element.Element>(asObservable().source.flatMap(limit: maxConcurrent) { $0.asObservable().source })
  }

  /// Subscribes to the sequences that come, one after the other.
  ///
  /// - Returns: The elements of the inner sequences in order. Completes when the source and all inner sequences have; fails with the first
  ///   failure. Implements Rx `concat`.
  @inlinable
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }

  /// Subscribes to each sequence that comes, and disposes the one before.
  ///
  /// - Returns: The elements of the latest sequence. Completes when the source and the latest sequence have; fails with the first failure.
  ///   Implements Rx `switch`.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

extension ObservableType {
  /// Passes on the elements of all sequences as they come.
  ///
  ///     --1-----2-----|
  ///     ----a-----b-----|
  ///     merge
  ///     --1-a---2-b-----|
  ///
  /// - Parameter sources: Subscribed in order; after one that fails at once, the rest is not.
  /// - Returns: The elements, delivered one after the other. Completes with the last sequence, at once without any; fails with the first
  ///   failure. Implements Rx `merge`.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
  where Collection.Element == Observable<Element> {
    Observable(.merge(sources.lazy.map(\.source)))
  }

  /// Passes on the elements of all sequences as they come. See `merge(_:)` of a collection.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Observable(.merge(sources.lazy.map(\.source)))
  }

  /// Passes on the elements of all sequences as they come. See `merge(_:)` of a collection.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    Observable(.merge(sources.lazy.map(\.source)))
  }
}
