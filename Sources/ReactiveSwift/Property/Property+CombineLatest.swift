extension PropertyProtocol {
  /// The values of this property and another one, as a tuple. Changes with either.
  ///
  /// - Parameter other: The other property.
  public func combineLatest<P: PropertyProtocol>(with other: P) -> Property<(Value, P.Value)> {
    Property.combineLatest(self, other)
  }

  /// The values of some properties, in their order. Changes with each of them.
  ///
  /// - Parameter properties: The properties.
  /// - Returns: The values; nil if there are no properties.
  public static func combineLatest<S: Sequence>(_ properties: S) -> Property<[S.Iterator.Element.Value]>?
  where S.Element: PropertyProtocol {
    let producers = properties.map(\.producer)
    return producers.isEmpty ? nil : Property<[S.Iterator.Element.Value]>(fedBy: SignalProducer.combineLatest(producers))
  }

  /// The values of some properties, in their order. Changes with each of them.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - emptySentinel: The value if there are no properties. It never changes then.
  public static func combineLatest<S: Sequence>(
    _ properties: S, emptySentinel: [S.Iterator.Element.Value]
  ) -> Property<[S.Iterator.Element.Value]> where S.Element: PropertyProtocol {
    combineLatest(properties) ?? Property<[S.Iterator.Element.Value]>(value: emptySentinel)
  }
}
