extension InfallibleType {
  /// The elements of all sequences, as they come.
  ///
  ///     --1-----2--|
  ///     ----a--b---|
  ///     --1-a--b2--|
  ///
  /// - Parameter sources: Subscribed in order.
  /// - Returns: The elements, delivered one after the other. Completes when all sequences have. Implements Rx `merge`.
  @inlinable
  public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Infallible<Element>
  where Collection.Element == Infallible<Element> {
    Infallible(raw: .merge(sources.lazy.map(\.source)))
  }

  /// The elements of all sequences, as they come.
  ///
  /// - Parameter sources: Subscribed in order.
  /// - Returns: The elements, delivered one after the other. Completes when all sequences have. Implements Rx `merge`.
  @inlinable
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(raw: .merge(sources.lazy.map(\.source)))
  }

  /// The elements of all sequences, as they come.
  ///
  /// - Parameter sources: Subscribed in order.
  /// - Returns: The elements, delivered one after the other. Completes when all sequences have. Implements Rx `merge`.
  @inlinable
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    Infallible(raw: .merge(sources.lazy.map(\.source)))
  }
}
