import RxSwift

extension SharedSequence {
  /// The latest elements of 2 sequences, combined by `resultSelector`. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2>(
    _ source1: O1, _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType,
    O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy
  {
    SharedSequence(
      sharing: .combineLatest(
        source1.asObservable(), source2.asObservable(),
        resultSelector: resultSelector))
  }

  /// The latest elements of 3 sequences, combined by `resultSelector`. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3>(
    _ source1: O1, _ source2: O2, _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy, O2.SharingStrategy == O3.SharingStrategy
  {
    SharedSequence(
      sharing: .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(),
        resultSelector: resultSelector))
  }

  /// The latest elements of 4 sequences, combined by `resultSelector`. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType,
    O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy, O2.SharingStrategy == O3.SharingStrategy,
    O3.SharingStrategy == O4.SharingStrategy
  {
    SharedSequence(
      sharing: .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(),
        resultSelector: resultSelector))
  }

  /// The latest elements of 5 sequences, combined by `resultSelector`. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4, O5>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType,
    O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy, O2.SharingStrategy == O3.SharingStrategy,
    O3.SharingStrategy == O4.SharingStrategy, O4.SharingStrategy == O5.SharingStrategy
  {
    SharedSequence(
      sharing: .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
        resultSelector: resultSelector))
  }

  /// The latest elements of 6 sequences, combined by `resultSelector`. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4, O5, O6>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy, O2.SharingStrategy == O3.SharingStrategy,
    O3.SharingStrategy == O4.SharingStrategy, O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy
  {
    SharedSequence(
      sharing: .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
        source6.asObservable(),
        resultSelector: resultSelector))
  }

  /// The latest elements of 7 sequences, combined by `resultSelector`. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4, O5, O6, O7>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType,
    O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy, O2.SharingStrategy == O3.SharingStrategy,
    O3.SharingStrategy == O4.SharingStrategy, O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy
  {
    SharedSequence(
      sharing: .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
        source6.asObservable(), source7.asObservable(),
        resultSelector: resultSelector))
  }

  /// The latest elements of 8 sequences, combined by `resultSelector`. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4, O5, O6, O7, O8>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1: SharedSequenceConvertibleType, O2: SharedSequenceConvertibleType, O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType, O5: SharedSequenceConvertibleType, O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType, O8: SharedSequenceConvertibleType,
    O1.SharingStrategy == SharingStrategy, O1.SharingStrategy == O2.SharingStrategy, O2.SharingStrategy == O3.SharingStrategy,
    O3.SharingStrategy == O4.SharingStrategy, O4.SharingStrategy == O5.SharingStrategy, O5.SharingStrategy == O6.SharingStrategy,
    O6.SharingStrategy == O7.SharingStrategy, O7.SharingStrategy == O8.SharingStrategy
  {
    SharedSequence(
      sharing: .combineLatest(
        source1.asObservable(), source2.asObservable(), source3.asObservable(), source4.asObservable(), source5.asObservable(),
        source6.asObservable(), source7.asObservable(), source8.asObservable(),
        resultSelector: resultSelector))
  }
}
