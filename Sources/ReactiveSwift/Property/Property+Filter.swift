extension PropertyProtocol {
  /// The newest value for which `predicate` is true.
  ///
  /// - Parameters:
  ///   - initial: The value as long as there was none.
  ///   - predicate: Called once per value.
  @inlinable public func filter(initial: Value, _ predicate: @escaping (Value) -> Bool) -> Property<Value> {
    Property(initial: initial, then: producer.filter(predicate))
  }

  /// The value, without changes that `isEquivalent` says are none.
  ///
  /// - Parameter isEquivalent: Called with the value before and each new one.
  @inlinable public func skipRepeats(_ isEquivalent: @escaping (Value, Value) -> Bool) -> Property<Value> {
    lift { $0.skipRepeats(isEquivalent) }
  }

  /// The value, without those whose identity there was before.
  ///
  /// - Parameter transform: The identity of a value. All of them are kept.
  @inlinable public func uniqueValues<Identity: Hashable>(_ transform: @escaping (Value) -> Identity) -> Property<Value> {
    lift { $0.uniqueValues(transform) }
  }

  /// The value together with the one before.
  ///
  /// - Parameter initial: What is taken for the one before at first.
  @inlinable public func combinePrevious(_ initial: Value) -> Property<(Value, Value)> {
    lift { $0.combinePrevious(initial) }
  }
}

extension PropertyProtocol where Value: Equatable {
  /// The value, without changes to an equal one.
  @inlinable public func skipRepeats() -> Property<Value> {
    lift { $0.skipRepeats() }
  }
}

extension PropertyProtocol where Value: Hashable {
  /// The value, without those that there were before. All of them are kept.
  @inlinable public func uniqueValues() -> Property<Value> {
    lift { $0.uniqueValues() }
  }
}
