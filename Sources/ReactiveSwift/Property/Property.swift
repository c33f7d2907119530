import ReactiveCore

/// A value that changes, for reading only.
///
///     let isValid = name.map { !$0.isEmpty }      // a Property<Bool>
///
/// One that was made by an operator, or of another property, doesn't keep what it depends on alive. It ends when that ends; its
/// last value stays. May be used from any thread.
@propertyWrapper
public final class Property<Value>: PropertyProtocol, @unchecked Sendable {  // immutable; what it refers to guards itself
  @usableFromInline enum Content {
    case box(PropertyBox<Value>)
    case constant(Value)
    case captured(any PropertyProtocol<Value>)
  }

  @usableFromInline let content: Content

  /// Sends the current value when it is started, then the changes. Completes when what the property depends on ends.
  public let producer: SignalProducer<Value, Never>

  /// Sends the changes. Completes when what the property depends on ends; who observes it after that gets `interrupted`.
  public let signal: Signal<Value, Never>

  /// Makes a property that never changes.
  ///
  /// - Parameter value: Its value. The producer sends it and completes.
  public init(value: Value) {
    content = .constant(value)
    producer = SignalProducer(value: value)
    signal = .empty
  }

  /// Makes a property that stands for another one, and keeps that alive.
  ///
  /// - Parameter property: The other one.
  public init<P: PropertyProtocol>(capturing property: P) where P.Value == Value {
    content = .captured(property)
    producer = property.producer
    signal = property.signal
  }

  /// Makes a property that reflects another one without keeping it alive.
  ///
  /// - Parameter property: The other one. When it is gone, its last value stays.
  public convenience init<P: PropertyProtocol>(_ property: P) where P.Value == Value {
    self.init(fedBy: property.producer)
  }

  @inlinable init(_ feed: PropertyFeed<Value>) {
    let signal = Signal(feed.box.core)
    content = .box(feed.box)
    self.signal = signal
    let source = feed.box.source
    producer = SignalProducer(source: .immediate { sink, scope in withExtendedLifetime(signal) { source.run(sink, scope) } })
  }

  /// The current value.
  @inlinable public var value: Value {
    switch content {
    case .box(let box): box.current
    case .constant(let value): value
    case .captured(let property): property.value
    }
  }

  /// The current value of the wrapped property.
  @inlinable public var wrappedValue: Value { value }

  /// The property itself: `$name` for `@Property var name`.
  public var projectedValue: Property<Value> { self }
}
