/// A value that changes, and tells its changes.
///
/// What the operators make of properties is a property again: it has the result for the current value at once, computes each
/// change once however many observe it, and doesn't keep its sources alive.
public protocol PropertyProtocol<Value>: AnyObject, BindingSource {
  /// The current value.
  var value: Value { get }

  /// Sends the current value when it is started, then the changes. Completes with the property.
  var producer: SignalProducer<Value, Never> { get }

  /// Sends the changes. Completes with the property; who observes it after that gets `interrupted`.
  var signal: Signal<Value, Never> { get }
}

extension PropertyProtocol {
  /// The property of what an operator makes of this one's values.
  @inlinable func lift<U>(_ transform: (SignalProducer<Value, Never>) -> SignalProducer<U, Never>) -> Property<U> {
    Property(fedBy: transform(producer))
  }
}
