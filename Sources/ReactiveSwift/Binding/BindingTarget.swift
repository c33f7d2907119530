/// Where the values of a binding go.
///
///     extension Reactive where Base: Lamp {
///       var brightness: BindingTarget<Double> {
///         BindingTarget(on: UIScheduler(), lifetime: base.lifetime, object: base, keyPath: \.brightness)
///       }
///     }
///     lamp.reactive.brightness <~ slider.values
public struct BindingTarget<Value>: BindingTargetProvider, @unchecked Sendable {  // immutable
  /// Bindings end with it.
  public let lifetime: Lifetime

  /// What takes the values.
  public let action: (Value) -> Void

  /// The target itself.
  public var bindingTarget: BindingTarget<Value> { self }

  /// Makes a target of a closure.
  ///
  /// - Parameters:
  ///   - scheduler: Where the closure is called.
  ///   - lifetime: Bindings end with it. It should not outlive what the closure changes.
  ///   - action: Called with each value.
  public init(
    on scheduler: any Scheduler = ImmediateScheduler(), lifetime: Lifetime, action: @escaping (Value) -> Void
  ) {
    self.lifetime = lifetime
    self.action = scheduler is ImmediateScheduler ? action : { value in scheduler.schedule { action(value) } }
  }

  /// Makes a target of a property of an object.
  ///
  /// - Parameters:
  ///   - scheduler: Where the property is set.
  ///   - lifetime: Bindings end with it.
  ///   - object: Whose property is set. It is not kept alive.
  ///   - keyPath: The property.
  public init<Object: AnyObject>(
    on scheduler: any Scheduler = ImmediateScheduler(), lifetime: Lifetime, object: Object,
    keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    self.init(on: scheduler, lifetime: lifetime) { [weak object] value in object?[keyPath: keyPath] = value }
  }
}
