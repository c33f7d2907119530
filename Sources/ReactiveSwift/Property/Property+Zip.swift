extension PropertyProtocol {
  /// The first values of this property and another one, then their second ones, and so on, as a tuple.
  ///
  /// - Parameter other: The other property.
  /// - Returns: The tuples. Values wait for their partners, without a limit.
  public func zip<P: PropertyProtocol>(with other: P) -> Property<(Value, P.Value)> {
    Property.zip(self, other)
  }

  /// The first values of some properties, then their second ones, and so on, in the order of the properties.
  ///
  /// - Parameter properties: The properties.
  /// - Returns: The values; nil if there are no properties. Values wait for their partners, without a limit.
  public static func zip<S: Sequence>(_ properties: S) -> Property<[S.Iterator.Element.Value]>?
  where S.Element: PropertyProtocol {
    let producers = properties.map(\.producer)
    return producers.isEmpty ? nil : Property<[S.Iterator.Element.Value]>(fedBy: SignalProducer.zip(producers))
  }

  /// The first values of some properties, then their second ones, and so on, in the order of the properties.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - emptySentinel: The value if there are no properties. It never changes then.
  public static func zip<S: Sequence>(
    _ properties: S, emptySentinel: [S.Iterator.Element.Value]
  ) -> Property<[S.Iterator.Element.Value]> where S.Element: PropertyProtocol {
    zip(properties) ?? Property<[S.Iterator.Element.Value]>(value: emptySentinel)
  }
}
