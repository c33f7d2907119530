import ReactiveCore

extension ObservableType {
  /// The elements of 2 sequences, paired in order and combined by `resultSelector`. See `zip(_:resultSelector:)`.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Observable(
      .zip(
        source1.asObservable().source, source2.asObservable().source,
        resultSelector))
  }

  /// The elements of 3 sequences, paired in order and combined by `resultSelector`. See `zip(_:resultSelector:)`.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Observable(
      .zip(
        source1.asObservable().source, source2.asObservable().source, source3.asObservable().source,
        resultSelector))
  }

  /// The elements of 4 sequences, paired in order and combined by `resultSelector`. See `zip(_:resultSelector:)`.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> Observable<Element> {
    Observable(
      .zip(
        source1.asObservable().source, source2.asObservable().source, source3.asObservable().source,
        source4.asObservable().source,
        resultSelector))
  }

  /// The elements of 5 sequences, paired in order and combined by `resultSelector`. See `zip(_:resultSelector:)`.
  @inlinable
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> Observable<Element> {
    Observable(
      .zip(
        source1.asObservable().source, source2.asObservable().source, source3.asObservable().source,
        source4.asObservable().source, source5.asObservable().source,
        resultSelector))
  }

  /// The elements of 6 sequences, paired in order and combined by `resultSelector`. See `zip(_:resultSelector:)`.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> Observable<Element> {
    Observable(
      .zip(
        source1.asObservable().source, source2.asObservable().source, source3.asObservable().source,
        source4.asObservable().source, source5.asObservable().source, source6.asObservable().source,
        resultSelector))
  }

  /// The elements of 7 sequences, paired in order and combined by `resultSelector`. See `zip(_:resultSelector:)`.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType,
    O7: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
  ) -> Observable<Element> {
    Observable(
      .zip(
        source1.asObservable().source, source2.asObservable().source, source3.asObservable().source,
        source4.asObservable().source, source5.asObservable().source, source6.asObservable().source,
        source7.asObservable().source,
        resultSelector))
  }

  /// The elements of 8 sequences, paired in order and combined by `resultSelector`. See `zip(_:resultSelector:)`.
  @inlinable
  public static func zip<
    O1: ObservableType, O2: ObservableType, O3: ObservableType, O4: ObservableType, O5: ObservableType, O6: ObservableType,
    O7: ObservableType, O8: ObservableType
  >(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws -> Element
  ) -> Observable<Element> {
    Observable(
      .zip(
        source1.asObservable().source, source2.asObservable().source, source3.asObservable().source,
        source4.asObservable().source, source5.asObservable().source, source6.asObservable().source,
        source7.asObservable().source, source8.asObservable().source,
        resultSelector))
  }
}
