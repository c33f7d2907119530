import ReactiveCore

/// A value that can be changed by anybody, and tells its changes.
///
///     let name = MutableProperty("")
///     name.producer.startWithValues { print($0) }
///     name.value = "Ada"
///
/// May be used from any thread. Observers are told the values in the order in which they were set, on the thread that sets. What
/// an observer sets is the value at once, and is told after the value in progress, to all observers in one order. When the
/// property is released, its signal and producers complete.
@propertyWrapper
public final class MutableProperty<Value>: ComposableMutablePropertyProtocol, @unchecked Sendable {  // `box` guards itself
  @usableFromInline let box: PropertyBox<Value>

  /// Sends the changes. Completes with the property; who observes it after that gets `interrupted`.
  public let signal: Signal<Value, Never>

  /// Ends with the property, after its observers have been told.
  public let lifetime: Lifetime

  /// Makes a property.
  ///
  /// - Parameter initialValue: Its first value.
  @inlinable public init(_ initialValue: Value) {
    box = PropertyBox(initialValue)
    signal = Signal(box.core)
    let disposables = CompositeDisposable()
    box.core.scope.add(disposables)
    lifetime = Lifetime(disposables)
  }

  /// Makes a property, for `@MutableProperty var name = "..."`.
  @inlinable public convenience init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  @inlinable deinit {
    box.end()
  }

  /// The current value. Setting it tells the observers, whether or not the new value is equal.
  @inlinable public var value: Value {
    get { box.current }
    set { _ = box.swap(newValue) }
  }

  /// The current value of the wrapped property.
  @inlinable public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The property itself: `$name` for `@MutableProperty var name`.
  @inlinable public var projectedValue: MutableProperty<Value> { self }

  /// Sends the current value when it is started, then the changes. Completes with the property.
  ///
  /// It doesn't keep the property. Started after that is gone, it sends the last value and completes. What a consumer sets while
  /// it is told the current value it isn't told again.
  @inlinable public var producer: SignalProducer<Value, Never> {
    SignalProducer(source: box.source)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The new value, which the observers are told.
  /// - Returns: The value before.
  @discardableResult
  @inlinable public func swap(_ newValue: Value) -> Value {
    box.swap(newValue)
  }

  /// Changes the value while nobody else changes it; others who want to, wait.
  ///
  /// Observers are told once, after `action`, even if it throws. The value is copied for it: who reads the property meanwhile
  /// gets the value before.
  ///
  /// - Parameter action: Changes the value. It must not set the same property: that stops the program.
  /// - Returns: What `action` returns. Throws what it throws, and keeps what it changed before.
  @discardableResult
  @inlinable public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
    try box.modify(action)
  }

  /// Uses the value.
  ///
  /// - Parameter action: Called with the current value. Others may change the property meanwhile.
  /// - Returns: What `action` returns. Throws what it throws.
  @discardableResult
  @inlinable public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
    try action(box.current)
  }
}
