import ReactiveCore

extension Signal where Value == Bool {
  /// The opposite of each value.
  @inlinable
  public func negate() -> Signal<Value, Error> {
    map { !$0 }
  }

  /// Whether the latest values of both signals are true.
  ///
  /// - Parameter signal: The other signal.
  /// - Returns: A value whenever either sends, once both have sent; see `combineLatest(with:)`.
  public func and(_ signal: Signal<Value, Error>) -> Signal<Value, Error> {
    Signal.all([self, signal])
  }

  /// Whether the latest value of either signal is true.
  ///
  /// - Parameter signal: The other signal.
  /// - Returns: A value whenever either sends, once both have sent; see `combineLatest(with:)`.
  public func or(_ signal: Signal<Value, Error>) -> Signal<Value, Error> {
    Signal.any([self, signal])
  }

  /// Whether the latest values of all signals are true.
  ///
  /// - Parameter booleans: The signals.
  /// - Returns: A value whenever one of them sends, once all have sent; see `combineLatest(_:)`.
  public static func all<BooleansCollection: Collection>(_ booleans: BooleansCollection) -> Signal<Value, Error>
  where BooleansCollection.Element == Signal<Bool, Error> {
    combineLatest(booleans).map { $0.allSatisfy { $0 } }
  }

  /// Whether the latest values of all signals are true. See the form with a collection.
  public static func all(_ booleans: Signal<Value, Error>...) -> Signal<Value, Error> {
    all(booleans)
  }

  /// Whether the latest value of any of the signals is true.
  ///
  /// - Parameter booleans: The signals.
  /// - Returns: A value whenever one of them sends, once all have sent; see `combineLatest(_:)`.
  public static func any<BooleansCollection: Collection>(_ booleans: BooleansCollection) -> Signal<Value, Error>
  where BooleansCollection.Element == Signal<Bool, Error> {
    combineLatest(booleans).map { $0.contains(true) }
  }

  /// Whether the latest value of any of the signals is true. See the form with a collection.
  public static func any(_ booleans: Signal<Value, Error>...) -> Signal<Value, Error> {
    any(booleans)
  }
}

extension SignalProducer where Value == Bool {
  /// The opposite of each value.
  @inlinable
  public func negate() -> SignalProducer<Value, Error> {
    map { !$0 }
  }

  /// Whether the latest values of both producers are true.
  ///
  /// - Parameter booleans: The other producer.
  /// - Returns: A value whenever either sends, once both have sent; see `combineLatest(with:)`.
  public func and(_ booleans: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer.all([self, booleans])
  }

  /// Whether the latest values of both streams are true.
  ///
  /// - Parameter booleans: The other stream.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  public func and<Booleans: SignalProducerConvertible>(_ booleans: Booleans) -> SignalProducer<Value, Error>
  where Booleans.Value == Bool, Booleans.Error == Error {
    and(booleans.producer)
  }

  /// Whether the latest value of either producer is true.
  ///
  /// - Parameter booleans: The other producer.
  /// - Returns: A value whenever either sends, once both have sent; see `combineLatest(with:)`.
  public func or(_ booleans: SignalProducer<Value, Error>) -> SignalProducer<Value, Error> {
    SignalProducer.any([self, booleans])
  }

  /// Whether the latest value of either stream is true.
  ///
  /// - Parameter booleans: The other stream.
  /// - Returns: See the form with a producer.
  @_disfavoredOverload
  public func or<Booleans: SignalProducerConvertible>(_ booleans: Booleans) -> SignalProducer<Value, Error>
  where Booleans.Value == Bool, Booleans.Error == Error {
    or(booleans.producer)
  }

  /// Whether the latest values of all producers are true.
  ///
  /// - Parameter booleans: The producers.
  /// - Returns: A value whenever one of them sends, once all have sent; true, if there are none. See `combineLatest(_:)`.
  public static func all<BooleansCollection: Collection>(_ booleans: BooleansCollection) -> SignalProducer<Value, Error>
  where BooleansCollection.Element == SignalProducer<Bool, Error> {
    combineLatest(booleans, emptySentinel: []).map { $0.allSatisfy { $0 } }
  }

  /// Whether the latest values of all streams are true. See the form with producers.
  @_disfavoredOverload
  public static func all<Booleans: SignalProducerConvertible, BooleansCollection: Collection>(
    _ booleans: BooleansCollection
  ) -> SignalProducer<Value, Error>
  where BooleansCollection.Element == Booleans, Booleans.Value == Bool, Booleans.Error == Error {
    all(booleans.map(\.producer))
  }

  /// Whether the latest values of all producers are true. See the form with a collection.
  public static func all(_ booleans: SignalProducer<Value, Error>...) -> SignalProducer<Value, Error> {
    all(booleans)
  }

  /// Whether the latest value of any of the producers is true.
  ///
  /// - Parameter booleans: The producers.
  /// - Returns: A value whenever one of them sends, once all have sent; false, if there are none. See `combineLatest(_:)`.
  public static func any<BooleansCollection: Collection>(_ booleans: BooleansCollection) -> SignalProducer<Value, Error>
  where BooleansCollection.Element == SignalProducer<Bool, Error> {
    combineLatest(booleans, emptySentinel: []).map { $0.contains(true) }
  }

  /// Whether the latest value of any of the streams is true. See the form with producers.
  @_disfavoredOverload
  public static func any<Booleans: SignalProducerConvertible, BooleansCollection: Collection>(
    _ booleans: BooleansCollection
  ) -> SignalProducer<Value, Error>
  where BooleansCollection.Element == Booleans, Booleans.Value == Bool, Booleans.Error == Error {
    any(booleans.map(\.producer))
  }

  /// Whether the latest value of any of the producers is true. See the form with a collection.
  public static func any(_ booleans: SignalProducer<Value, Error>...) -> SignalProducer<Value, Error> {
    any(booleans)
  }
}
