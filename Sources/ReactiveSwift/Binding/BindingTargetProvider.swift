/// Something that values can be bound to.
public protocol BindingTargetProvider<Value> {
  /// The type of the values.
  associatedtype Value

  /// Where the values go.
  var bindingTarget: BindingTarget<Value> { get }
}

extension BindingTargetProvider {
  /// Sends the values of a source to a target, from now until the source or the target's lifetime ends.
  ///
  ///     label.text <~ model.title
  ///
  /// The source is started, or observed. Its end ends the binding, and the target is not told.
  ///
  /// - Parameters:
  ///   - provider: The target.
  ///   - source: The source. It isn't started if the target's lifetime has ended.
  /// - Returns: What ends the binding.
  @discardableResult
  public static func <~ <Source: BindingSource>(
    provider: Self, source: Source
  ) -> (any Disposable)? where Value == Source.Value {
    bind(source.producer, to: provider.bindingTarget)
  }

  /// Sends the values of a source to a target for optional values; see the other form.
  @discardableResult
  public static func <~ <Source: BindingSource>(
    provider: Self, source: Source
  ) -> (any Disposable)? where Value == Source.Value? {
    bind(source.producer.map(Optional.some), to: provider.bindingTarget)
  }

  private static func bind(
    _ producer: SignalProducer<Value, Never>, to target: BindingTarget<Value>
  ) -> (any Disposable)? {
    producer.take(during: target.lifetime).startWithValues(target.action)
  }
}

extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
  /// The type of the values.
  public typealias Value = Wrapped.Value

  /// The target of what is wrapped; for nil one whose lifetime has ended.
  public var bindingTarget: BindingTarget<Wrapped.Value> {
    self?.bindingTarget ?? BindingTarget(lifetime: .empty) { _ in }
  }
}
