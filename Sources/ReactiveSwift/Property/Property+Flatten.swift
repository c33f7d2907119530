extension PropertyProtocol where Value: PropertyProtocol {
  /// The value of the property that is the value of this one.
  ///
  /// - Parameter strategy: Which of several inner properties counts. With `concat`, one whose turn comes later begins with the
  ///   value that it has then.
  public func flatten(_ strategy: FlattenStrategy) -> Property<Value.Value> {
    flatMap(strategy) { $0 }
  }
}

extension PropertyProtocol {
  /// The value of the property that `transform` makes of this one's value.
  ///
  /// - Parameters:
  ///   - strategy: Which of several inner properties counts.
  ///   - transform: Called once per value.
  public func flatMap<P: PropertyProtocol>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) -> P
  ) -> Property<P.Value> {
    lift { $0.flatMap(strategy) { transform($0).producer } }
  }
}
