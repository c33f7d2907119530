extension InfallibleType where Element == Any {
  /// The latest elements of 2 sequences as a tuple. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1: InfallibleType, O2: InfallibleType>(
    _ source1: O1, _ source2: O2
  ) -> Infallible<(O1.Element, O2.Element)> {
    Infallible.combineLatest(source1, source2) { ($0, $1) }
  }

  /// The latest elements of 3 sequences as a tuple. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType>(
    _ source1: O1, _ source2: O2, _ source3: O3
  ) -> Infallible<(O1.Element, O2.Element, O3.Element)> {
    Infallible.combineLatest(source1, source2, source3) { ($0, $1, $2) }
  }

  /// The latest elements of 4 sequences as a tuple. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element)> {
    Infallible.combineLatest(source1, source2, source3, source4) { ($0, $1, $2, $3) }
  }

  /// The latest elements of 5 sequences as a tuple. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4, O5>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element)>
  where O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType {
    Infallible.combineLatest(source1, source2, source3, source4, source5) { ($0, $1, $2, $3, $4) }
  }

  /// The latest elements of 6 sequences as a tuple. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4, O5, O6>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element)>
  where O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType, O6: InfallibleType {
    Infallible.combineLatest(source1, source2, source3, source4, source5, source6) { ($0, $1, $2, $3, $4, $5) }
  }

  /// The latest elements of 7 sequences as a tuple. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4, O5, O6, O7>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
  where
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType, O6: InfallibleType,
    O7: InfallibleType
  {
    Infallible.combineLatest(source1, source2, source3, source4, source5, source6, source7) { ($0, $1, $2, $3, $4, $5, $6) }
  }

  /// The latest elements of 8 sequences as a tuple. See `combineLatest(_:resultSelector:)`.
  @inlinable
  public static func combineLatest<O1, O2, O3, O4, O5, O6, O7, O8>(
    _ source1: O1, _ source2: O2, _ source3: O3, _ source4: O4, _ source5: O5, _ source6: O6, _ source7: O7, _ source8: O8
  ) -> Infallible<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)>
  where
    O1: InfallibleType, O2: InfallibleType, O3: InfallibleType, O4: InfallibleType, O5: InfallibleType, O6: InfallibleType,
    O7: InfallibleType, O8: InfallibleType
  {
    Infallible.combineLatest(source1, source2, source3, source4, source5, source6, source7, source8) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }
  }
}
