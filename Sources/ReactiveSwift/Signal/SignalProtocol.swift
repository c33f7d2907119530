/// Something that is seen as a signal.
public protocol SignalProtocol: AnyObject {
  /// The type of the values.
  associatedtype Value
  /// The type of the errors.
  associatedtype Error: Swift.Error

  /// The signal.
  var signal: Signal<Value, Error> { get }
}

extension Signal: SignalProtocol {
  /// The signal itself.
  public var signal: Signal<Value, Error> {
    self
  }
}
