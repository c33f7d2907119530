/// A property that can be set and bound to.
public protocol MutablePropertyProtocol<Value>: PropertyProtocol, BindingTargetProvider {
  /// The type of the value.
  associatedtype Value

  /// The current value. Setting it tells the observers, whether or not the new value is equal.
  var value: Value { get set }

  /// Where the values of bindings go.
  var bindingTarget: BindingTarget<Value> { get }

  /// Ends with the property.
  var lifetime: Lifetime { get }
}

extension MutablePropertyProtocol {
  /// Sets the value, for as long as the property lives.
  public var bindingTarget: BindingTarget<Value> {
    BindingTarget(lifetime: lifetime) { [weak self] value in self?.value = value }
  }
}

/// A property whose value can be read and changed in one step.
public protocol ComposableMutablePropertyProtocol<Value>: MutablePropertyProtocol {
  /// Uses the value.
  ///
  /// - Returns: What `action` returns. Throws what it throws.
  func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result

  /// Changes the value while nobody else changes it.
  ///
  /// - Returns: What `action` returns. Throws what it throws.
  func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result
}
