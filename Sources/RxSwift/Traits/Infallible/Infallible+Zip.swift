extension InfallibleType {
  /// The first elements of all sequences, then the second ones, and so on.
  ///
  ///     --1--2--------3--|
  ///     ----a-----b------|
  ///     zip { $0 + $1 }
  ///     ----1a----2b-----|
  ///
  /// - Parameters:
  ///   - source1: Subscribed first.
  ///   - source2: Subscribed second.
  ///   - resultSelector: Called with elements of equal rank, one call at a time. It shouldn't throw.
  /// - Returns: The results. Completes when all sequences have. Elements wait for their partners in unbounded queues.
  ///   Implements Rx `zip`.
  @inlinable
  public static func zip<E1, E2>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(source1.source, source2.source, resultSelector: resultSelector))
  }

  /// The elements of 3 sequences, combined by rank. See the form for two.
  @inlinable
  public static func zip<E1, E2, E3>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>,
    resultSelector: @escaping (E1, E2, E3) throws -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(source1.source, source2.source, source3.source, resultSelector: resultSelector))
  }

  /// The elements of 4 sequences, combined by rank. See the form for two.
  @inlinable
  public static func zip<E1, E2, E3, E4>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    resultSelector: @escaping (E1, E2, E3, E4) throws -> Element
  ) -> Infallible<Element> {
    Infallible(raw: .zip(source1.source, source2.source, source3.source, source4.source, resultSelector: resultSelector))
  }

  /// The elements of 5 sequences, combined by rank. See the form for two.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>,
    resultSelector: @escaping (E1, E2, E3, E4, E5) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source,
        resultSelector: resultSelector))
  }

  /// The elements of 6 sequences, combined by rank. See the form for two.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source,
        resultSelector: resultSelector))
  }

  /// The elements of 7 sequences, combined by rank. See the form for two.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        resultSelector: resultSelector))
  }

  /// The elements of 8 sequences, combined by rank. See the form for two.
  @inlinable
  public static func zip<E1, E2, E3, E4, E5, E6, E7, E8>(
    _ source1: Infallible<E1>, _ source2: Infallible<E2>, _ source3: Infallible<E3>, _ source4: Infallible<E4>,
    _ source5: Infallible<E5>, _ source6: Infallible<E6>, _ source7: Infallible<E7>, _ source8: Infallible<E8>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7, E8) throws -> Element
  ) -> Infallible<Element> {
    Infallible(
      raw: .zip(
        source1.source, source2.source, source3.source, source4.source, source5.source, source6.source, source7.source,
        source8.source,
        resultSelector: resultSelector))
  }
}
