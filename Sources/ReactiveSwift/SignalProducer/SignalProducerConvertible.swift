/// Something that a producer can be made of: a signal, a producer, a property, a result.
public protocol SignalProducerConvertible<Value, Error> {
  /// The type of the values.
  associatedtype Value
  /// The type of the errors.
  associatedtype Error: Swift.Error

  /// The producer.
  var producer: SignalProducer<Value, Error> { get }
}

/// Something that is seen as a producer.
public protocol SignalProducerProtocol<Value, Error> {
  /// The type of the values.
  associatedtype Value
  /// The type of the errors.
  associatedtype Error: Swift.Error

  /// The producer.
  var producer: SignalProducer<Value, Error> { get }
}

extension SignalProducer: SignalProducerConvertible, SignalProducerProtocol {
  /// The producer itself.
  @inlinable public var producer: SignalProducer<Value, Error> {
    self
  }
}

extension Signal: SignalProducerConvertible {
  /// A producer whose runs observe the signal. It keeps the signal.
  public var producer: SignalProducer<Value, Error> {
    SignalProducer(self)
  }
}

extension Result: SignalProducerConvertible {
  /// A producer that sends the value and completes, or fails.
  public var producer: SignalProducer<Success, Failure> {
    SignalProducer(result: self)
  }
}
