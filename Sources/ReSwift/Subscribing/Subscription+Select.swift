extension Subscription {
  /// Delivers a part of the state.
  ///
  /// - Parameter selector: Returns the part. It is called once when the subscription starts, and for each change with the old and
  ///   the new state, on the thread that dispatches.
  @inlinable
  public func select<Substate>(_ selector: @escaping (State) -> Substate) -> Subscription<Substate> {
    append { old, new, next in next.observer?(old.map(selector), selector(new)) }
  }

  /// Delivers a property of the state.
  ///
  /// Subscribers that select the same property, and skip repeats of it, cost a store one comparison together while it stays as
  /// it is.
  ///
  /// - Parameter keyPath: The way to the property.
  @inlinable
  public func select<Substate>(_ keyPath: KeyPath<State, Substate>) -> Subscription<Substate> {
    append(.select(keyPath)) { old, new, next in
      next.observer?(old.map { $0[keyPath: keyPath] }, new[keyPath: keyPath])
    }
  }
}
