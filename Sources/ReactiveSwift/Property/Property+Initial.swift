extension Property {
  /// Makes a property of a first value and the values of a producer.
  ///
  /// - Parameters:
  ///   - initial: The value at first.
  ///   - values: Started once, now. What it sends at once is the value when this returns.
  @inlinable public convenience init(initial: Value, then values: SignalProducer<Value, Never>) {
    self.init(PropertyFeed(initial, then: values))
  }

  /// Makes a property of a first value and the values of a signal, a producer or a property.
  ///
  /// - Parameters:
  ///   - initial: The value at first.
  ///   - values: Started or observed once, now.
  @inlinable public convenience init<Values: SignalProducerConvertible>(
    initial: Value, then values: Values
  ) where Values.Value == Value, Values.Error == Never {
    self.init(initial: initial, then: values.producer)
  }

  /// Makes a property of what a producer sends, which has to send its first value at once.
  @inlinable convenience init(fedBy producer: SignalProducer<Value, Never>) {
    self.init(PropertyFeed(producer))
  }
}

extension Property where Value: OptionalProtocol {
  /// Makes a property of a first value and the values of a producer that aren't optional.
  ///
  /// - Parameters:
  ///   - initial: The value at first.
  ///   - values: Started once, now.
  @inlinable public convenience init(initial: Value, then values: SignalProducer<Value.Wrapped, Never>) {
    self.init(initial: initial, then: values.map(Value.init(reconstructing:)))
  }

  /// Makes a property of a first value and the values of a signal, a producer or a property that aren't optional.
  ///
  /// - Parameters:
  ///   - initial: The value at first.
  ///   - values: Started or observed once, now.
  @inlinable public convenience init<Values: SignalProducerConvertible>(
    initial: Value, then values: Values
  ) where Value.Wrapped == Values.Value, Values.Error == Never {
    self.init(initial: initial, then: values.producer.map(Value.init(reconstructing:)))
  }
}
