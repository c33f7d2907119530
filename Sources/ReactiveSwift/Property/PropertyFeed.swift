import ReactiveCore

/// The stream that feeds a property. Its end is the property's end, however it ends.
///
/// The run belongs to the lifetime of the property's signal: it is given up when nobody refers to that or observes it any more.
@usableFromInline
final class PropertyFeed<Value>: @unchecked Sendable {  // used before the property is known to anybody; then immutable
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var filled: PropertyBox<Value>?

  /// Takes the first value, which has to come at once, and those after it.
  @inlinable init(_ producer: SignalProducer<Value, Never>) {
    start(producer)
    precondition(filled != nil, "A property was made of a producer that didn't send a value at once.")
  }

  /// Takes values, with a first one to begin with.
  @inlinable init(_ initial: Value, then producer: SignalProducer<Value, Never>) {
    filled = PropertyBox(initial)
    start(producer)
  }

  @inlinable var box: PropertyBox<Value> { filled! }

  @inlinable func start(_ producer: SignalProducer<Value, Never>) {
    var hasEnded = false
    let run = producer.start(
      into: Listener(
        next: receive,
        end: { _ in
          hasEnded = true
          self.filled?.end()
        }))
    if !hasEnded { filled?.core.scope.add(run) }
  }

  @inlinable func receive(_ value: Value) {
    if let filled { _ = filled.swap(value) } else { filled = PropertyBox(value) }
  }
}
