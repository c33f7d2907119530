/// What an event of any kind of stream is seen as, where generic code needs a constraint: see `dematerialize()`.
public protocol EventProtocol {
  /// The type of the values.
  associatedtype Value
  /// The type of the errors.
  associatedtype Error: Swift.Error

  /// The event.
  var event: Signal<Value, Error>.Event { get }
}

extension Signal.Event: EventProtocol {
  /// The event itself.
  public var event: Signal<Value, Error>.Event {
    self
  }
}
